import type { BrandBrief } from '#shared/brand-brief.ts'
import { folded } from '#shared/folded.ts'
import { withoutPeriod } from '../brand/printable.ts'
import { readPrice } from '../brand/read-price.ts'
import { wholeSentences } from '../brand/whole-sentences.ts'
import { isContact } from '../stock/practical-facts.ts'
import { type EmailPlan, isAboutDay } from './email-plan.ts'
import { withoutName } from './first-thought.ts'

const SHORTEST = 25
const LONGEST = 100

/**
 * The preview text of an email about a day whose sentence has nothing beyond its title: what the owner tells, an answer, the
 * offers with their prices, a term, its further lines, and else the sentence itself. A sentence about the email says nothing
 * to its readers. Null where nothing of the brand fits. A new price keeps its own preview.
 */
export function previewOfDay(plan: EmailPlan, brief: BrandBrief, maySay: (text: string) => boolean): string | null {
  const { own, title, headline, lines, ownDay } = plan
  if (!isAboutDay(plan) || ownDay === 'dearer') return null
  const { language } = brief
  const told = lines.flatMap(({ line, question, part }) =>
    line === null || question !== null || part !== null ? [] : [line],
  )
  const [sentence = ''] = told
  const [first = '', ...further] = wholeSentences(sentence, language)
  const { offers = [] } = own ?? {}
  // No one opens an email about a break for its hours.
  const practical = OF_BREAKS.has(ownDay ?? null) ? [] : (own?.practical ?? [])
  const inShort = (entries: readonly string[]) => entries.map((entry) => withoutName(entry, headline, language))
  const candidates = [
    ...further,
    ...wholeSentences(own?.story ?? '', language).slice(0, 1),
    own?.phrase ?? '',
    ...(own?.answer?.split('\n') ?? []),
    ...pricesInOneLine(offers),
    ...inShort(offers),
    ...inShort(practical.filter((line) => !isContact(line, brief))),
    ...told.slice(1).flatMap((line) => line.split('\n').filter((each) => /\d/u.test(each))),
    first,
  ]
  const said = folded(`${title}\n${headline}`)
  const isNew = (text: string) => !said.includes(folded(withoutPeriod(text)))
  const fits = ({ length }: string) => length >= SHORTEST && length <= LONGEST
  return candidates.find((text) => fits(text) && !text.endsWith(':') && isNew(text) && maySay(text)) ?? null
}

const OF_BREAKS: ReadonlySet<EmailPlan['ownDay'] | null> = new Set(['closing', 'reopening', 'pause'])
const FEWEST_PRICES = 2
const ENTRY = /^([^:]{2,50}?)\s?:\s(.{1,30}?(?:\s\([^()]{1,40}\))?)(?:[.,]\s|\.$)/u

/** "Sampler £22, Fog Signal £14", as many as fit. Empty where fewer than two offers have a price. */
function pricesInOneLine(entries: readonly string[]): string[] {
  const priced = entries.flatMap((entry) => {
    const [, name = '', price = ''] = ENTRY.exec(entry) ?? []
    return readPrice(price) === null ? [] : [`${name} ${price}`]
  })
  const lines = priced.map((_, at) => `${priced.slice(0, priced.length - at).join(', ')}.`)
  return priced.length < FEWEST_PRICES ? [] : lines.slice(0, priced.length - 1)
}
