import type { Grammar } from '#shared/brand-sheet.ts'

/** A name with its article alone and after the prepositions "of" and "to". */
export interface ArticleForms {
  bare: string | null
  of: string | null
  to: string | null
}

export interface RomanceArticles {
  /** What comes before a name, by the article. An apostrophe at the end joins it to the name. */
  articles: Readonly<Record<string, readonly [bare: string, of: string, to: string]>>
  /** Names that begin with one of these take no article: "Mon coffret", "Una caja". */
  determined: RegExp
  /** The article of a name; null where only a speaker knows. */
  articleOf: (name: string, isPlural: boolean, gender: 'masculine' | 'feminine' | null) => string | null
}

const NOTHING: ArticleForms = { bare: null, of: null, to: null }

export function romanceForms(name: string, grammar: Grammar | null, language: RomanceArticles): ArticleForms {
  // "Mon coffret" is complete. Whether "de" and "à" change before it depends on more than its first letter.
  if (language.determined.test(name)) return { ...NOTHING, bare: name }
  const own = ownArticle(name, language)
  if (own !== null) return joined(language.articles[own.article]!, own.rest)
  if (grammar === null || grammar.gender === 'neuter') return NOTHING
  const article = language.articleOf(name, grammar.number === 'plural', grammar.gender)
  return article === null ? NOTHING : joined(language.articles[article]!, name)
}

const joined = (articles: readonly string[], name: string): ArticleForms => {
  const [bare, of, to] = articles.map((article) => (article.endsWith("'") ? `${article}${name}` : `${article} ${name}`))
  return { bare: bare!, of: of!, to: to! }
}

function ownArticle(name: string, { articles }: RomanceArticles): { article: string; rest: string } | null {
  const lower = name.toLowerCase().replaceAll('’', "'")
  for (const article of Object.keys(articles)) {
    const start = article.endsWith("'") ? article : `${article} `
    if (lower.startsWith(start)) return { article, rest: name.slice(start.length) }
  }
  return null
}

/** Printed apostrophes in the elided articles. */
export function curled({ bare, of, to }: ArticleForms): ArticleForms {
  const curl = (text: string | null) => text?.replaceAll("'", '’') ?? null
  return { bare: curl(bare), of: curl(of), to: curl(to) }
}
