import type { Language } from '#shared/brand-brief.ts'
import type { FactValue, Grammar } from '#shared/brand-sheet.ts'

interface ArticleRule {
  number?: Grammar['number']
  gender?: NonNullable<Grammar['gender']>
  /** A pattern for the beginning of the name. */
  start?: string
  article: string
}

interface SheetWords {
  addresses: readonly NonNullable<FactValue<'voice'>['address']>[]
  genders: Readonly<Partial<Record<NonNullable<Grammar['gender']>, string>>>
  pluralHasGender: boolean
  colon: string
  /** The first rule that matches counts. */
  articles: readonly ArticleRule[]
  back: Readonly<Record<Grammar['number'], string>>
  before: Readonly<Record<'moment' | 'pain' | 'clause', string>>
}

const FILES = import.meta.glob<SheetWords>('./words/*.json', { eager: true, import: 'default' })

export const sheetWords = (language: Language): SheetWords => FILES[`./words/${language}.json`]!

export function articleOf(name: string, language: Language, { number, gender }: Grammar): string | null {
  const rule = sheetWords(language).articles.find(
    (each) =>
      (each.number === undefined || each.number === number) &&
      (each.gender === undefined || each.gender === gender) &&
      (each.start === undefined || new RegExp(`^(?:${each.start})`, 'i').test(name)),
  )
  return rule?.article ?? null
}
