export const TEMPLATE: string
export const TEMPLATE_KEY: string
export function templateFingerprint(): string
export function templateIsFresh(current?: string): boolean
