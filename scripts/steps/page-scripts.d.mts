import type { Rolldown } from 'vite'

export function pageScripts(root: string): Rolldown.CodeSplittingGroup[]
