import type { OutlineRequest, PastCampaign, PlanRequest } from '#server/ai/writers.ts'
import { archetypes } from '#server/marketing-knowledge/archetypes.ts'
import type { BrandBrief } from '#shared/brand-brief.ts'
import { monthTitle } from '#shared/calendar-dates.ts'
import type { Fence } from './fenced-data.ts'

type Values = Record<string, string>

/** The placeholders of the ideas prompt. Without history the two lists are empty. */
export function ideasValues({ brand, year, month, history }: PlanRequest, fence: Fence): Values {
  return {
    brandName: fence.wrap('brandName', brand.name),
    coreOffer: fence.wrap('coreOffer', productsText(brand)),
    website: fence.wrap('website', brand.website ?? ''),
    planningMonth: monthTitle({ year, month }),
    locale: `${brand.language}-${brand.country}`,
    ...profileValues(brand, fence),
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
    productsInfo: fence.wrap('productsInfo', productsText(brand)),
    ...profileValues(brand, fence),
    hasHistoricalData: hasHistory(history) ? 'yes' : 'no',
  }
}

/** A past campaign as a model sees it: what was sent and how it did, never whom it went to by name. */
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

function profileValues({ customerAvatar, buyingJourney, guidelines }: BrandBrief, fence: Fence): Values {
  return {
    customerAvatar: fence.wrap(
      'customerAvatar',
      labelled({
        Demographics: customerAvatar?.demographics,
        Interests: customerAvatar?.interests,
        'Buying triggers': customerAvatar?.buyingTriggers,
        'Pain points': customerAvatar?.painPoints,
      }),
    ),
    buyingJourney: fence.wrap(
      'buyingJourney',
      labelled({
        'How they buy': buyingJourney?.buyingProcess,
        'Common objections': buyingJourney?.commonObjections,
      }),
    ),
    guidelines: fence.wrap(
      'guidelines',
      labelled({
        Tone: guidelines?.tone,
        'Likes to say': guidelines?.say.join('; '),
        'Never says': guidelines?.dontSay.join('; '),
        Compliance: guidelines?.complianceNotes,
      }),
    ),
  }
}

function productsText({ productsInfo }: BrandBrief): string {
  return labelled({ Products: productsInfo?.products, 'Average order value': productsInfo?.averageOrderValue })
}

function labelled(lines: Record<string, string | undefined>): string {
  return Object.entries(lines)
    .flatMap(([label, text]) => (text === undefined || text.trim() === '' ? [] : [`${label}: ${text}`]))
    .join('\n')
}
