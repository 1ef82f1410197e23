import { z } from 'zod'
import { AppError } from '#shared/errors.ts'
import { KlaviyoRejected, type KlaviyoSettings, klaviyoRequests, links } from './klaviyo-requests.ts'

export interface Audience {
  id: string
  name: string
  kind: 'list' | 'segment'
}

export interface NewTemplate {
  name: string
  html: string
  text: string
}

export interface NewCampaign {
  name: string
  /** Only we use it. It finds a campaign again whose id we never got. */
  label: string
  included: readonly string[]
  excluded: readonly string[]
  /** ISO 8601 with offset. Null leaves the date open. */
  sendAt: string | null
  subject: string
  previewText: string
}

export interface CampaignIds {
  campaignId: string
  messageId: string
}

/** The Klaviyo endpoints that make a draft. None of them sends anything. */
export interface DraftClient {
  audiences(): Promise<Audience[]>
  makeTemplate(template: NewTemplate): Promise<string>
  findCampaign(label: string, since: Date): Promise<CampaignIds | null>
  makeCampaign(campaign: NewCampaign): Promise<CampaignIds>
  /** Null if the campaign was deleted in Klaviyo. */
  messageOf(campaignId: string): Promise<string | null>
  /** False if the message or the template is gone. */
  assignTemplate(messageId: string, templateId: string): Promise<boolean>
  deleteTemplate(templateId: string): Promise<void>
}

const named = z.object({
  data: z.array(z.object({ id: z.string(), attributes: z.object({ name: z.string().nullish() }) })),
  links,
})
const made = z.object({ data: z.object({ id: z.string() }) })
const messages = z.object({ 'campaign-messages': z.object({ data: z.array(z.object({ id: z.string() })).min(1) }) })
const madeCampaign = z.object({ data: z.object({ id: z.string(), relationships: messages }) })
const messagesOfCampaign = z.object({ data: z.array(z.object({ id: z.string() })) })
const labeledCampaigns = z.object({
  data: z.array(z.object({ id: z.string(), relationships: messages.partial().nullish() })),
  included: z
    .array(
      z.object({
        id: z.string(),
        attributes: z.object({ definition: z.object({ label: z.string().nullish() }).nullish() }).nullish(),
      }),
    )
    .nullish(),
  links,
})

const isGone = (error: unknown) => error instanceof KlaviyoRejected && error.answered === 404
const isRejected = (error: unknown) => error instanceof KlaviyoRejected && error.answered < 500

export function draftClient(settings: KlaviyoSettings): DraftClient {
  const { request, pages } = klaviyoRequests(settings)

  return {
    async audiences() {
      const found: Audience[] = []
      for (const [path, kind] of [
        ['lists', 'list'],
        ['segments', 'segment'],
      ] as const) {
        await pages(named, `/api/${path}`, ({ data }) => {
          for (const { id, attributes } of data) found.push({ id, name: attributes.name ?? id, kind })
        })
      }
      return found
    },

    async makeTemplate({ name, html, text }) {
      const attributes = { name, editor_type: 'CODE', html, text }
      try {
        const { data } = await request(made, '/api/templates', {
          method: 'POST',
          body: { data: { type: 'template', attributes } },
          once: true,
        })
        return data.id
      } catch (error) {
        // Our template is always valid, so Klaviyo has no other reason.
        throw isRejected(error) ? new AppError('KLAVIYO_TEMPLATES_FULL') : error
      }
    },

    async findCampaign(label, since) {
      const filter = `and(equals(messages.channel,'email'),greater-or-equal(created_at,${since.toISOString()}))`
      const query = new URLSearchParams({ filter, include: 'campaign-messages', sort: '-created_at' })
      let found: CampaignIds | null = null
      await pages(labeledCampaigns, `/api/campaigns?${query}`, ({ data, included }) => {
        const message = included?.find(({ attributes }) => attributes?.definition?.label === label)
        const campaign = data.find(({ relationships }) =>
          relationships?.['campaign-messages']?.data.some(({ id }) => id === message?.id),
        )
        if (message !== undefined && campaign !== undefined) found = { campaignId: campaign.id, messageId: message.id }
      })
      return found
    },

    async makeCampaign({ name, label, included, excluded, sendAt, subject, previewText }) {
      const definition = { channel: 'email', label, content: { subject, preview_text: previewText } }
      const attributes = {
        name,
        audiences: { included, excluded },
        ...(sendAt !== null && { send_strategy: { method: 'static', datetime: sendAt } }),
        'campaign-messages': { data: [{ type: 'campaign-message', attributes: { definition } }] },
      }
      const { data } = await request(madeCampaign, '/api/campaigns', {
        method: 'POST',
        body: { data: { type: 'campaign', attributes } },
        once: true,
      })
      return { campaignId: data.id, messageId: data.relationships['campaign-messages'].data[0]!.id }
    },

    async messageOf(campaignId) {
      try {
        const { data } = await request(
          messagesOfCampaign,
          `/api/campaigns/${encodeURIComponent(campaignId)}/campaign-messages`,
        )
        return data[0]?.id ?? null
      } catch (error) {
        if (isGone(error)) return null
        throw error
      }
    },

    async assignTemplate(messageId, templateId) {
      const relationships = { template: { data: { type: 'template', id: templateId } } }
      const body = { data: { type: 'campaign-message', id: messageId, relationships } }
      try {
        await request(made, '/api/campaign-message-assign-template', { method: 'POST', body })
        return true
      } catch (error) {
        if (isGone(error)) return false
        throw error
      }
    },

    async deleteTemplate(templateId) {
      try {
        await request(z.null(), `/api/templates/${encodeURIComponent(templateId)}`, { method: 'DELETE' })
      } catch (error) {
        if (!isGone(error)) throw error
      }
    },
  }
}
