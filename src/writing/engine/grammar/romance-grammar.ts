import type { Grammar } from '#shared/brand-sheet.ts'

export interface RomanceNouns {
  /** Nouns whose ending says something else than they are: "la peau", "el tema", "la mano". */
  misleading: RegExp
  endings: readonly (readonly [ending: RegExp, grammar: Grammar])[]
}

const BREAK = /\s(?:de|du|des|d'|di|del|della|dei|delle|en|in|pour|per|para|con|avec|à|a|sans|senza|sin)\s.*$/u

export function romanceGrammar(name: string, { misleading, endings }: RomanceNouns): Grammar | null {
  const lower = name.toLowerCase()
  if (misleading.test(lower)) return null
  const word = lower.replace(BREAK, '').split(' ')[0] ?? ''
  return endings.find(([ending]) => ending.test(word))?.[1] ?? null
}
