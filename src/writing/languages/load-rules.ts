import { existsSync } from 'node:fs'
import type { Language } from '#shared/brand-brief.ts'
import { LANGUAGE_FOLDERS, writtenLanguages } from './language-folders.ts'
import { type LanguageRules, PLAIN_RULES } from './language-rules.ts'

async function rulesOf(language: Language): Promise<LanguageRules> {
  const file = LANGUAGE_FOLDERS.fileOf(language, 'languages/<language>/rules.ts')
  if (!existsSync(file)) return PLAIN_RULES
  const { RULES } = (await import(`./${language}/rules.ts`)) as { RULES: Partial<LanguageRules> }
  return { ...PLAIN_RULES, ...RULES }
}

const loaded = await Promise.all(
  writtenLanguages().map(async (language) => [language, await rulesOf(language)] as const),
)
const RULES: ReadonlyMap<Language, LanguageRules> = new Map(loaded)

export const languageRules = (language: Language): LanguageRules => RULES.get(language) ?? PLAIN_RULES
