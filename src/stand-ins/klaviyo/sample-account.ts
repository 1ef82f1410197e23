import { generateDemoHistory } from '#stand-ins/demo/demo-history.ts'
import type { Country, Language } from '#shared/brand-brief.ts'
import { CURRENCY_OF } from '#shared/money.ts'
import type { DemoBrandId } from '#stand-ins/demo/demo-brands.ts'
import type { KlaviyoClient } from '#features/history/server/klaviyo/klaviyo-client.ts'

const CAMPAIGNS = 24

const SAMPLE_BRANDS: Partial<Record<Language, DemoBrandId>> = { de: 'tannholt', es: 'brisalba' }

/** The campaigns are in the language of the brand, else in English. It uses no network. */
export function sampleAccount(
  now: Date,
  { language, country }: { language: Language; country: Country },
): KlaviyoClient {
  const month = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 }
  const sends = generateDemoHistory({ id: SAMPLE_BRANDS[language] ?? 'quillhound' }, month).slice(-CAMPAIGNS)
  const idOf = (index: number) => `sample-${sends[index]!.sentAt}-${index}`
  return {
    account: async () => ({ name: 'Sample data', currency: CURRENCY_OF[country] }),
    conversionMetric: async () => ({ id: 'sample', name: 'Placed Order', isOrder: true }),
    async campaigns(since, seen) {
      const found = sends.map(({ name, subject, segment, sentAt }, index) => ({
        id: idOf(index),
        name,
        subject,
        sentAt: `${sentAt}:00Z`,
        audiences: [segment],
      }))
      await seen(found.length)
      return found.filter(({ sentAt }) => sentAt >= since.toISOString())
    },
    audienceNames: async () => new Map(sends.map(({ segment }) => [segment, segment])),
    results: async () =>
      new Map(
        sends.map((send, index) => [
          idOf(index),
          {
            delivered: send.deliveries,
            opens_unique: send.opens,
            clicks_unique: send.clicks,
            conversions: send.orders,
            conversion_value: send.revenue,
            unsubscribes: send.unsubscribes,
            spam_complaints: send.spamReports,
          },
        ]),
      ),
  }
}
