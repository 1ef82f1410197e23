import type { SheetRequest } from '#server/ai/sheet-reader.ts'
import type { OutlineRequest } from '#writing/requests/outline-request.ts'
import type { PlanRequest } from '#writing/requests/plan-request.ts'
import type { PastCampaign } from '#writing/requests/history-facts.ts'
import { archetypes } from '#writing/knowledge/archetypes.ts'
import type { BrandBrief } from '#shared/brand-brief.ts'
import type { UsableFacts } from '#shared/brand-sheet.ts'
import { monthTitle } from '#shared/calendar-dates.ts'
import { type NumberedFact, numberedFacts } from '#writing/brand/numbered-facts.ts'
import type { SourceText } from '#writing/brand/source-texts.ts'
import type { Fence } from './fenced-data.ts'

type Values = Record<string, string>

export function ideasValues({ brand, year, month, history }: PlanRequest, fence: Fence): Values {
  return {
    brandName: fence.wrap('brandName', brand.name),
    coreOffer: fence.wrap('coreOffer', offersText(brand)),
    website: fence.wrap('website', brand.website ?? ''),
    planningMonth: monthTitle({ year, month }),
    locale: `${brand.language}-${brand.country}`,
    ...readerValues(brand, fence),
    hasHistoricalData: hasHistory(history) ? 'yes' : 'no',
    topPerformers: fence.wrap('topPerformers', campaignLines(history?.topPerformers)),
    lowPerformers: fence.wrap('lowPerformers', campaignLines(history?.lowPerformers)),
    canonicalTemplates: archetypes
      .map(({ id, goal, segments, sections }) => `${id} | ${goal} | ${segments.join('; ')} | ${sections.join(' > ')}`)
      .join('\n'),
  }
}

export function outlineValues({ brand, idea, type, history }: OutlineRequest, fence: Fence): Values {
  return {
    ideaTitle: fence.wrap('ideaTitle', idea.title),
    brandName: fence.wrap('brandName', brand.name),
    emailType: type,
    productsInfo: fence.wrap('productsInfo', offersText(brand)),
    ...readerValues(brand, fence),
    hasHistoricalData: hasHistory(history) ? 'yes' : 'no',
  }
}

/** Every text has its own fence, so that a quote can name its source. */
export function sheetValues({ brand, texts }: SheetRequest, fence: Fence): Values {
  const fenced = (isWanted: (text: SourceText) => boolean) =>
    texts
      .filter(isWanted)
      .map(({ name, text }) => fence.wrap(name, text))
      .join('\n')
  return {
    brandName: fence.wrap('brandName', brand.name),
    locale: `${brand.language}-${brand.country}`,
    profile: fenced(({ page }) => page === null),
    pages: fenced(({ page }) => page !== null),
  }
}

/** Contains what was sent and how it performed, but no names of recipients. */
export function campaignLines(campaigns: readonly PastCampaign[] = []): string {
  return campaigns
    .map(({ id, name, subject, sentOn, segment, theme, liftPct }) =>
      [
        `id ${id}`,
        name,
        ...(subject === null ? [] : [`subject: ${subject}`]),
        sentOn,
        ...(segment === null ? [] : [`segment: ${segment}`]),
        ...(theme === null ? [] : [`theme: ${theme}`]),
        liftInWords(liftPct),
      ].join(' | '),
    )
    .join('\n')
}

export const liftInWords = (liftPct: number): string =>
  `${Math.abs(liftPct)}% ${liftPct < 0 ? 'below' : 'above'} expected`

function hasHistory(history: PlanRequest['history']): boolean {
  return history !== null && history.topPerformers.length + history.lowPerformers.length > 0
}

function readerValues({ facts }: BrandBrief, fence: Fence): Values {
  return {
    customerAvatar: fence.wrap('customerAvatar', factLines(facts, ['buyers', 'pain', 'moment'])),
    buyingJourney: fence.wrap('buyingJourney', factLines(facts, ['firstPurchase', 'doubt', 'answer'])),
    guidelines: fence.wrap('guidelines', factLines(facts, ['voice', 'say', 'neverSay', 'rule'])),
  }
}

const offersText = ({ facts }: BrandBrief): string => factLines(facts, ['business', 'trade', 'family', 'offer'])

/** The ids, such as `offer-1`, let a response name facts. */
const factLines = (facts: UsableFacts, kinds: readonly NumberedFact['kind'][]): string =>
  numberedFacts(facts)
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ id, words }) => `${id}: ${words}`)
    .join('\n')
