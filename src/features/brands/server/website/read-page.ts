import { COUNTRIES, type Country, LANGUAGES, type Language } from '#shared/brand-brief.ts'
import { detectLanguage } from '#writing/gate/language-check.ts'
import { type DataItem, dataItems, fieldOf, isOfType, textOf } from './linked-data.ts'
import type { PageMarkup } from './page-markup.ts'
import words from './site-words.json' with { type: 'json' }

export interface PageFacts {
  name: string | null
  language: Language | null
  country: Country | null
  currency: string | null
  products: SiteProduct[]
  questions: { question: string; answer: string | null }[]
  terms: string[]
  legal: string[]
  loud: string[]
  texts: string[]
}

export interface SiteProduct {
  name: string
  type: string | null
  price: number | null
  currency: string | null
}

const LONGEST_LINE = 300
export const MOST_QUESTIONS = 30
const MOST_PRODUCTS = 100

/** Every field is a piece of the page, and nothing is guessed. */
export function readPage(page: PageMarkup): PageFacts {
  const items = dataItems(page.data)
  const products = productsOf(items, page)
  return {
    name: nameOf(items, page),
    language: languageOf(page),
    country: countryOf(items, page),
    currency:
      products.find(({ currency }) => currency !== null)?.currency ??
      currencyOf(page.meta.get('og:price:currency') ?? page.meta.get('product:price:currency')),
    products,
    questions: questionsOf(items, page),
    terms: page.texts.filter(isTerm).map((text) => text.slice(0, LONGEST_LINE)),
    legal: page.texts
      .filter((text) => text.length <= LONGEST_LINE * 2 && isSentence(text) && holds(text, words.legal))
      .map((text) => text.slice(0, LONGEST_LINE)),
    loud: page.loud,
    texts: page.texts,
  }
}

const currencyOf = (text: string | null | undefined) => (/^[A-Z]{3}$/.test(text ?? '') ? text! : null)

function nameOf(items: DataItem[], { meta, title }: PageMarkup): string | null {
  const organization = items.find((item) =>
    isOfType(item, 'Organization', 'OnlineStore', 'Store', 'LocalBusiness', 'WebSite'),
  )
  const name = textOf(organization?.fields['name']) ?? meta.get('og:site_name') ?? title.split(/ [|·–—:-] |[|·]/u)[0]
  return name === undefined || name.trim() === '' ? null : name.trim().slice(0, 100)
}

function languageOf({ language, meta, texts }: PageMarkup): Language | null {
  const told = (language ?? meta.get('og:locale') ?? '').slice(0, 2).toLowerCase()
  return LANGUAGES.find((known) => known === told) ?? detectLanguage(texts.join(' ').slice(0, 4000))
}

function countryOf(items: DataItem[], { meta }: PageMarkup): Country | null {
  for (const { fields } of items) {
    const code = textOf(fieldOf(fields['address'], 'addressCountry'))?.toUpperCase()
    const country = COUNTRIES.find((known) => known === code || (known === 'GB' && code === 'UK'))
    if (country !== undefined) return country
  }
  const region = /^[a-z]{2}[_-]([A-Z]{2})/.exec(meta.get('og:locale') ?? '')?.[1]
  return COUNTRIES.find((known) => known === region) ?? null
}

function productsOf(items: DataItem[], { meta, title }: PageMarkup): SiteProduct[] {
  const found = items
    .filter((item) => isOfType(item, 'Product', 'ProductGroup', 'Course', 'Service', 'Event'))
    .slice(0, MOST_PRODUCTS)
    .flatMap(({ fields }) => {
      const name = textOf(fields['name'])
      if (name === null) return []
      const offers = fields['offers']
      const price = Number(textOf(fieldOf(offers, 'price')) ?? textOf(fieldOf(offers, 'lowPrice')) ?? Number.NaN)
      return [
        {
          name: name.slice(0, 200),
          type: textOf(fields['category']),
          price: Number.isFinite(price) && price > 0 ? price : null,
          currency: currencyOf(textOf(fieldOf(offers, 'priceCurrency'))),
        },
      ]
    })
  if (found.length === 0) found.push(...listedProducts(items))
  if (found.length === 0 && meta.get('og:type') === 'product') {
    const price = Number(meta.get('product:price:amount') ?? Number.NaN)
    found.push({
      name: (meta.get('og:title') ?? title).slice(0, 200),
      type: null,
      price: Number.isFinite(price) && price > 0 ? price : null,
      currency: currencyOf(meta.get('product:price:currency')),
    })
  }
  return found
}

/** Lists of articles look the same, so the links decide. */
function listedProducts(items: DataItem[]): SiteProduct[] {
  return items
    .filter((item) => isOfType(item, 'ItemList', 'OfferCatalog'))
    .flatMap(({ fields }) => [fields['itemListElement']].flat().slice(0, MOST_PRODUCTS))
    .filter((entry) => fieldOf(entry, '@type') === 'ListItem' && /product/i.test(textOf(fieldOf(entry, 'url')) ?? ''))
    .flatMap((entry) => {
      const name = textOf(fieldOf(entry, 'name'))
      return name === null ? [] : [{ name: name.slice(0, 200), type: null, price: null, currency: null }]
    })
    .slice(0, MOST_PRODUCTS)
}

function questionsOf(items: DataItem[], { headings, texts }: PageMarkup): PageFacts['questions'] {
  const told = items
    .filter((item) => isOfType(item, 'Question'))
    .flatMap(({ fields }) => {
      const question = textOf(fields['name'])
      const answer = textOf(fieldOf(fields['acceptedAnswer'], 'text'))
      return question === null ? [] : [{ question, answer: answer === null ? null : withoutTags(answer) }]
    })
  if (told.length > 0) return told.slice(0, MOST_QUESTIONS)
  return headings
    .filter((heading) => heading.endsWith('?') && heading.length <= LONGEST_LINE)
    .slice(0, MOST_QUESTIONS)
    .map((question) => {
      const answer = texts[texts.indexOf(question) + 1]
      return { question, answer: answer === undefined || answer.endsWith('?') ? null : answer.slice(0, LONGEST_LINE) }
    })
}

const withoutTags = (text: string) =>
  text
    .replace(/<[^<>]{0,200}>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_LINE)

const isTerm = (text: string) =>
  text.length >= 20 && text.length <= LONGEST_LINE && /\d/.test(text) && /[.!]$/.test(text) && holds(text, words.facts)

/** Links to legal pages have only a word or two. */
const isSentence = (text: string) => text.split(' ').length > 2

const holds = (text: string, phrases: readonly string[]) => {
  const lower = text.toLowerCase()
  return phrases.some((phrase) => lower.includes(phrase))
}
