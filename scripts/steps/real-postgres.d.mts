export function providePostgres(): Promise<
  { url: string; socket?: string | undefined; stop(): Promise<void> } | undefined
>
