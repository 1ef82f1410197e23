import type { Plugin } from 'vite'

export const BROWSER_PARTS: readonly string[]
export function rowsForBrowser(code: string): string
export function browserRows(): Plugin
