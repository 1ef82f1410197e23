import type { Language } from '#shared/brand-brief.ts'
import type { SourceText } from '#writing/brand/source-texts.ts'
import { type ReadPage, inLanguage } from './website-profile.ts'

const LONGEST_PAGE = 4000

/** Products come first, then questions, because a model reads only so much text. */
export function pageTexts(pages: readonly ReadPage[], language: Language | null): SourceText[] {
  return inLanguage(pages, language).flatMap(({ url, facts }, index) => {
    const lines = [
      ...facts.products.map(({ name, price, currency }) =>
        [name, price === null ? null : [price, currency].filter((part) => part !== null).join(' ')]
          .filter((part) => part !== null)
          .join(', '),
      ),
      ...facts.questions.map(({ question, answer }) => (answer === null ? question : `${question} ${answer}`)),
      ...facts.texts,
    ]
    const text = [...new Set(lines)].join('\n').slice(0, LONGEST_PAGE)
    return text.trim() === '' ? [] : [{ name: `page_${index + 1}`, text, page: url }]
  })
}
