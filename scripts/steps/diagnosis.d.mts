export function diagnose(
  env?: Record<string, string | undefined>,
): Promise<{ area: string; state: 'ok' | 'simulated' | 'note' | 'broken'; text: string }[]>
