import { randomUUID } from 'node:crypto'
import type { Country, Language } from '#shared/brand-brief.ts'
import type { DraftClient } from '#features/history/server/klaviyo/draft-client.ts'
import { sampleAccount } from './sample-account.ts'

/** Drafts exist only in our own tables, and every id says that they are samples. */
export function sampleDrafts(now: Date, brand: { language: Language; country: Country }): DraftClient {
  const account = sampleAccount(now, brand)
  const sampleId = () => `sample-${randomUUID()}`
  return {
    audiences: async () => [...(await account.audienceNames())].map(([id, name]) => ({ id, name, kind: 'segment' })),
    makeTemplate: async () => sampleId(),
    findCampaign: async () => null,
    makeCampaign: async () => ({ campaignId: sampleId(), messageId: sampleId() }),
    messageOf: async (campaignId) => campaignId,
    assignTemplate: async () => true,
    deleteTemplate: async () => undefined,
  }
}
