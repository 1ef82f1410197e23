export function installedBrowser(env?: Record<string, string | undefined>): string | undefined
export function ensureBrowser(node: string): Promise<string | undefined>
