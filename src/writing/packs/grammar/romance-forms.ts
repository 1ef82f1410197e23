import type { Grammar } from '#shared/brand-sheet.ts'
import { beginsWithStressedA, elides, italianStart } from './first-sound.ts'

export type RomanceLanguage = 'fr' | 'es' | 'it'

/** A name with its article alone and after the prepositions "of" and "to". */
export interface ArticleForms {
  bare: string | null
  of: string | null
  to: string | null
}

type Articles = readonly [bare: string, of: string, to: string]

// An apostrophe at the end joins the article to the name.
const FRENCH: Record<string, Articles> = {
  le: ['le', 'du', 'au'],
  la: ['la', 'de la', 'à la'],
  "l'": ["l'", "de l'", "à l'"],
  les: ['les', 'des', 'aux'],
}
const SPANISH: Record<string, Articles> = {
  el: ['el', 'del', 'al'],
  la: ['la', 'de la', 'a la'],
  los: ['los', 'de los', 'a los'],
  las: ['las', 'de las', 'a las'],
}
const ITALIAN: Record<string, Articles> = {
  il: ['il', 'del', 'al'],
  lo: ['lo', 'dello', 'allo'],
  la: ['la', 'della', 'alla'],
  "l'": ["l'", "dell'", "all'"],
  i: ['i', 'dei', 'ai'],
  gli: ['gli', 'degli', 'agli'],
  le: ['le', 'delle', 'alle'],
}
const ARTICLES: Record<RomanceLanguage, Record<string, Articles>> = { fr: FRENCH, es: SPANISH, it: ITALIAN }

/** Names that begin with one of these take no article: "Mon coffret", "Una caja". */
const DETERMINED: Record<RomanceLanguage, RegExp> = {
  fr: /^(?:mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs|un|une|des|ce|cet|cette|ces|chaque)\s/i,
  es: /^(?:mi|mis|tu|tus|su|sus|nuestr[oa]s?|vuestr[oa]s?|un|una|unos|unas|est[ea]|estos|estas|cada)\s/i,
  it: /^(?:mio|mia|tuo|tua|nostr[oaie]|vostr[oaie]|un|uno|una|quest[oaie]|ogni)\s|^un['’]/i,
}

const NOTHING: ArticleForms = { bare: null, of: null, to: null }

export function romanceForms(name: string, grammar: Grammar | null, language: RomanceLanguage): ArticleForms {
  // "Mon coffret" stands as it is; "de" and "à" before it depend on more than its first letter.
  if (DETERMINED[language].test(name)) return { ...NOTHING, bare: name }
  const own = ownArticle(name, language)
  if (own !== null) return joined(ARTICLES[language][own.article]!, own.rest)
  const article = grammar === null ? null : articleOf(name, grammar, language)
  return article === null ? NOTHING : joined(ARTICLES[language][article]!, name)
}

const joined = (articles: Articles, name: string): ArticleForms => {
  const [bare, of, to] = articles.map((article) => (article.endsWith("'") ? `${article}${name}` : `${article} ${name}`))
  return { bare: bare!, of: of!, to: to! }
}

/** "La Box du mois" brings its own article. */
function ownArticle(name: string, language: RomanceLanguage): { article: string; rest: string } | null {
  const lower = name.toLowerCase().replaceAll('’', "'")
  for (const article of Object.keys(ARTICLES[language])) {
    const start = article.endsWith("'") ? article : `${article} `
    if (lower.startsWith(start)) return { article, rest: name.slice(start.length) }
  }
  return null
}

function articleOf(name: string, { number, gender }: Grammar, language: RomanceLanguage): string | null {
  const plural = number === 'plural'
  if (gender === 'neuter') return null
  switch (language) {
    case 'fr': {
      if (plural) return 'les'
      const elided = elides(name)
      if (elided === null || gender === null) return elided === true ? "l'" : null
      return elided ? "l'" : gender === 'feminine' ? 'la' : 'le'
    }
    case 'es': {
      if (gender === null) return null
      if (gender === 'masculine') return plural ? 'los' : 'el'
      if (plural) return 'las'
      const stressed = beginsWithStressedA(name)
      return stressed === null ? null : stressed ? 'el' : 'la'
    }
    case 'it':
      return italianArticle(italianStart(name), plural, gender)
  }
}

function italianArticle(
  start: ReturnType<typeof italianStart>,
  plural: boolean,
  gender: 'masculine' | 'feminine' | null,
): string | null {
  if (plural && gender === 'feminine') return 'le'
  if (start === null) return null
  if (plural) return gender === null ? null : start === 'il' ? 'i' : 'gli'
  if (start === "l'") return "l'"
  return gender === null ? null : gender === 'feminine' ? 'la' : start
}
