export const SERVER_MAIN: string
export const SERVER_OPTIONS: readonly string[]
export function ensureServerBundle(node: string): Promise<void>
