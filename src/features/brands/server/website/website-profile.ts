import type { Country, Language } from '#shared/brand-brief.ts'
import { detectLanguage } from '#writing/gate/language-check.ts'
import { languageRules } from '#writing/languages/load-rules.ts'
import type { PageFacts, SiteProduct } from './read-page.ts'
import words from './site-words.json' with { type: 'json' }

export interface Found<Value = string> {
  value: Value
  source: string
  quote?: string
}

export interface WebsiteProfile {
  name?: Found
  country?: Found<Country>
  language?: Found<Language>
  products?: Found
  averageOrderValue?: Found
  tone?: Found
  say: Found[]
  buyingProcess?: Found
  commonObjections?: Found
  complianceNotes?: Found
}

export interface ReadPage {
  url: string
  facts: PageFacts
}

const MOST_PRODUCTS = 30
const MOST_OBJECTIONS = 10
const MOST_PHRASES = 6
const MOST_TERMS = 5
const LONGEST_VALUE = 2000

/** Returns all pages when none is in the brand's language. */
export function inLanguage(pages: readonly ReadPage[], language: Language | null): readonly ReadPage[] {
  const found = pages.filter(({ facts }) => language === null || facts.language === null || facts.language === language)
  return found.length > 0 ? found : pages
}

export function websiteProfile(pages: readonly ReadPage[], language: Language | null): WebsiteProfile {
  const read = inLanguage(pages, language)
  const products = productsOf(read)
  return {
    ...firstOf(read, 'name'),
    ...countryIn(read),
    ...firstOf(read, 'language'),
    ...productsIn(products),
    ...pricesIn(products, read),
    ...toneIn(read),
    say: phrasesIn(read),
    ...listed(read, 'buyingProcess', ({ terms }) => terms.slice(0, MOST_TERMS), ' '),
    ...listed(
      read,
      'commonObjections',
      ({ questions }) => questions.slice(0, MOST_OBJECTIONS).map(({ question }) => question),
      '\n',
    ),
    ...listed(read, 'complianceNotes', ({ legal }) => legal.slice(0, MOST_TERMS), '\n'),
  }
}

const DOMAINS: readonly [ending: string, country: Country, currency: string][] = [
  ['.de', 'DE', 'EUR'],
  ['.fr', 'FR', 'EUR'],
  ['.es', 'ES', 'EUR'],
  ['.it', 'IT', 'EUR'],
  ['.uk', 'GB', 'GBP'],
  ['.au', 'AU', 'AUD'],
  ['.ca', 'CA', 'CAD'],
  ['.us', 'US', 'USD'],
]

function countryIn(pages: readonly ReadPage[]): Pick<WebsiteProfile, 'country'> {
  const named = firstOf(pages, 'country')
  const priced = pages.find(({ facts }) => facts.currency !== null)
  if (named.country !== undefined || priced === undefined) return named
  const host = new URL(priced.url).hostname
  const found = DOMAINS.find(([ending, , currency]) => host.endsWith(ending) && currency === priced.facts.currency)
  return found === undefined ? {} : { country: { value: found[1], source: priced.url } }
}

function firstOf<Field extends 'name' | 'country' | 'language'>(
  pages: readonly ReadPage[],
  field: Field,
): { [Key in Field]?: Found<NonNullable<PageFacts[Key]>> } {
  const page = pages.find(({ facts }) => facts[field] !== null)
  const value = page?.facts[field]
  return page === undefined || value === null || value === undefined
    ? {}
    : ({ [field]: { value, source: page.url } } as { [Key in Field]?: Found<NonNullable<PageFacts[Key]>> })
}

export type SourcedProduct = SiteProduct & { source: string }

export function productsOf(pages: readonly ReadPage[]): SourcedProduct[] {
  const byName = new Map<string, SourcedProduct>()
  for (const { url, facts } of pages) {
    for (const product of facts.products) {
      const key = product.name.toLowerCase()
      if (!byName.has(key)) byName.set(key, { ...product, source: url })
    }
  }
  return [...byName.values()]
    .slice(0, MOST_PRODUCTS)
    .sort((left, right) => (left.type ?? '').localeCompare(right.type ?? ''))
}

function productsIn(products: readonly SourcedProduct[]): Pick<WebsiteProfile, 'products'> {
  if (products.length === 0) return {}
  const value = products
    .map(({ name }) => name)
    .join('\n')
    .slice(0, LONGEST_VALUE)
  return { products: { value, source: products[0]!.source } }
}

/** A website shows prices, but not what people spend on an order. */
function pricesIn(
  products: readonly SourcedProduct[],
  pages: readonly ReadPage[],
): Pick<WebsiteProfile, 'averageOrderValue'> {
  // A shop's public product list has prices without a currency, so the pages have to name it.
  const told = pages.find(({ facts }) => facts.currency !== null)?.facts.currency ?? null
  const priced = products
    .map((product) => ({ ...product, currency: product.currency ?? told }))
    .filter(({ price, currency }) => price !== null && currency !== null)
  if (priced.length < 3) return {}
  const currency = priced[0]!.currency!
  const prices = priced
    .filter((product) => product.currency === currency)
    .map(({ price }) => price!)
    .sort((left, right) => left - right)
  const at = (share: number) => amount(prices[Math.floor((prices.length - 1) * share)]!)
  const value = `Most products cost between ${at(0.1)} and ${at(0.9)} ${currency} (median ${at(0.5)} ${currency})`
  return { averageOrderValue: { value, source: priced[0]!.source } }
}

const amount = (price: number) => (Number.isInteger(price) ? String(price) : price.toFixed(2))

const FEWEST_SENTENCES = 8

function toneIn(pages: readonly ReadPage[]): Pick<WebsiteProfile, 'tone'> {
  const sentences = pages
    .flatMap(({ facts }) => facts.texts)
    .filter((text) => /[.!?]$/.test(text) && text.split(' ').length >= 4)
    .slice(0, 300)
  if (sentences.length < FEWEST_SENTENCES) return {}
  const text = sentences.join('\n').slice(0, 40_000)
  const language = pages[0]!.facts.language ?? detectLanguage(text.slice(0, 4000))
  const parts: string[] = []
  const rules = language === null ? null : languageRules(language)
  const forms = rules?.addresses ?? []
  const counted = forms.map(([form, words]) => ({ form, count: text.match(words)?.length ?? 0 }))
  const [strong, weak] = counted.toSorted((left, right) => right.count - left.count)
  if (strong !== undefined && strong.count >= 3 && strong.count > (weak?.count ?? 0) * 2) parts.push(strong.form)
  const words = text.split(/\s+/).length
  const perSentence = words / Math.max(1, text.match(/[.!?]+/g)?.length ?? 1)
  parts.push(perSentence < 12 ? 'short sentences' : perSentence < 20 ? 'sentences of medium length' : 'long sentences')
  const marks = (text.match(/!/g)?.length ?? 0) / sentences.length
  parts.push(marks === 0 ? 'no exclamation marks' : marks < 0.1 ? 'few exclamation marks' : 'many exclamation marks')
  parts.push(/\p{Extended_Pictographic}/u.test(text) ? 'emoji' : 'no emoji')
  const grade = rules?.readingGrade?.(text)
  if (grade !== undefined) parts.push(`reads at grade ${Math.max(1, Math.round(grade))}`)
  const value = `${parts[0]![0]!.toUpperCase()}${parts[0]!.slice(1)}${parts.length > 1 ? `, ${parts.slice(1).join(', ')}` : ''}.`
  return { tone: { value, source: pages[0]!.url } }
}

function phrasesIn(pages: readonly ReadPage[]): Found[] {
  const seen = new Map<string, { text: string; pages: Set<string> }>()
  for (const { url, facts } of pages) {
    for (const line of facts.loud) {
      const count = line.split(' ').length
      const key = line.toLowerCase()
      if (count < 2 || count > 5 || line.length > 60 || line.endsWith('?') || isOfEveryShop(key)) continue
      const entry = seen.get(key) ?? { text: line, pages: new Set<string>() }
      entry.pages.add(url)
      seen.set(key, entry)
    }
  }
  return [...seen.values()]
    .filter((entry) => entry.pages.size >= 2)
    .slice(0, MOST_PHRASES)
    .map((entry) => ({ value: entry.text, source: [...entry.pages][0]! }))
}

const isOfEveryShop = (line: string) => words.interface.some((phrase) => ` ${line} `.includes(` ${phrase} `))

function listed<Field extends 'buyingProcess' | 'commonObjections' | 'complianceNotes'>(
  pages: readonly ReadPage[],
  field: Field,
  linesOf: (facts: PageFacts) => string[],
  joint: string,
): { [Key in Field]?: Found } {
  const ranked = pages
    .map(({ url, facts }) => ({ url, lines: [...new Set(linesOf(facts))] }))
    .toSorted((left, right) => right.lines.length - left.lines.length)
  const best = ranked[0]
  if (best === undefined || best.lines.length === 0) return {}
  const value = best.lines.join(joint).slice(0, LONGEST_VALUE)
  return { [field]: { value, source: best.url, quote: best.lines[0]! } } as { [Key in Field]?: Found }
}
