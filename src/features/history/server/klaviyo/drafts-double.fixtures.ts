/** The part of a Klaviyo account that drafts change. It rejects attributes that Klaviyo doesn't know. */
export interface DraftsDouble {
  lists: Map<string, string>
  segments: Map<string, string>
  templates: Map<string, { name: string; html: string; text: string }>
  campaigns: Map<string, DoubleDraft>
  mostTemplates: number
  /** The account performs these calls and doesn't answer. */
  losesAnswers: string[]
  answer(call: string, url: URL, body: unknown): { status: number; content?: object } | null
}

interface DoubleDraft {
  name: string
  messageId: string
  label: string
  subject: string
  previewText: string
  included: string[]
  excluded: string[]
  strategy: { method: string; datetime: string } | null
  html: string | null
  text: string | null
}

interface CampaignBody {
  name: string
  audiences: { included: string[]; excluded?: string[] }
  send_strategy?: { method: string; datetime: string }
  'campaign-messages': {
    data: {
      type: string
      attributes: { definition: { channel: string; label: string; content: { subject: string; preview_text: string } } }
    }[]
  }
}

const STAMP = '2026-01-01T00:00:00+00:00'
const KNOWN = new Set(
  [
    ['data', 'type', 'id', 'attributes', 'relationships', 'template', 'name', 'editor_type', 'html', 'text'],
    ['audiences', 'included', 'excluded', 'send_strategy', 'method', 'datetime', 'campaign-messages'],
    ['definition', 'channel', 'label', 'content', 'subject', 'preview_text'],
  ].flat(),
)

function unknownKeys(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(unknownKeys)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => [...(KNOWN.has(key) ? [] : [key]), ...unknownKeys(each)])
}

export function draftsDouble(): DraftsDouble {
  let count = 0
  const links = { self: 'https://a.klaviyo.com/api' }
  const double: DraftsDouble = {
    lists: new Map([['L1', 'Newsletter']]),
    segments: new Map([['S1', 'VIP']]),
    templates: new Map(),
    campaigns: new Map(),
    mostTemplates: 1000,
    losesAnswers: [],
    answer(call, url, body) {
      const [, template] = /^DELETE \/api\/templates\/(.+)$/.exec(call) ?? []
      if (template !== undefined) return { status: double.templates.delete(template) ? 204 : 404 }
      const [, messagesOf] = /^GET \/api\/campaigns\/([^/]+)\/campaign-messages$/.exec(call) ?? []
      if (messagesOf !== undefined) {
        const draft = double.campaigns.get(messagesOf)
        return draft === undefined ? { status: 404 } : { status: 200, content: { data: [messageOf(draft)], links } }
      }
      const filter = url.searchParams.get('filter') ?? 'status'
      if (call === 'GET /api/campaigns' && !filter.includes('status')) return { status: 200, content: foundDrafts() }
      if (!call.startsWith('POST ') || body === undefined) return null
      const { data } = body as { data: { id: string; attributes: never; relationships: never } }
      switch (call) {
        case 'POST /api/templates':
          return unknownKeys(body).length > 0 ? { status: 400 } : takeTemplate(data.attributes)
        case 'POST /api/campaigns':
          return unknownKeys(body).length > 0 ? { status: 400 } : takeCampaign(data.attributes)
        case 'POST /api/campaign-message-assign-template':
          return assign(data)
        default:
          return null
      }
    },
  }

  function takeTemplate(template: { name: string; html: string; text: string; editor_type: string }) {
    if (double.templates.size >= double.mostTemplates) return { status: 400 }
    const id = `T${++count}`
    double.templates.set(id, template)
    const { name, html, text, editor_type } = template
    return {
      status: 201,
      content: { data: { type: 'template', id, attributes: { name, editor_type, html, text }, links }, links },
    }
  }

  function takeCampaign(campaign: CampaignBody) {
    const { included, excluded = [] } = campaign.audiences
    const isKnown = (id: string) => double.lists.has(id) || double.segments.has(id)
    if (![...included, ...excluded].every(isKnown)) return { status: 404 }
    const { definition } = campaign['campaign-messages'].data[0]!.attributes
    const id = `C${++count}`
    double.campaigns.set(id, {
      name: campaign.name,
      messageId: `${id}-m`,
      label: definition.label,
      subject: definition.content.subject,
      previewText: definition.content.preview_text,
      included,
      excluded,
      strategy: campaign.send_strategy ?? null,
      html: null,
      text: null,
    })
    return { status: 201, content: { data: campaignOf(id), links } }
  }

  function assign({ id, relationships }: { id: string; relationships: { template: { data: { id: string } } } }) {
    const draft = [...double.campaigns.values()].find(({ messageId }) => messageId === id)
    const template = double.templates.get(relationships.template.data.id)
    if (draft === undefined || template === undefined) return { status: 404 }
    Object.assign(draft, { html: template.html, text: template.text })
    const content = { subject: draft.subject, preview_text: draft.previewText }
    const attributes = { label: draft.label, channel: 'email', content }
    return { status: 200, content: { data: { type: 'campaign-message', id, attributes, links }, links } }
  }

  function campaignOf(id: string) {
    const { name, included, excluded, strategy, messageId } = double.campaigns.get(id)!
    return {
      type: 'campaign',
      id,
      attributes: {
        name,
        status: 'Draft',
        archived: false,
        audiences: { included, excluded },
        send_options: { use_smart_sending: true },
        send_strategy: strategy ?? { method: 'immediate' },
        created_at: STAMP,
        updated_at: STAMP,
        scheduled_at: null,
        send_time: null,
      },
      relationships: { 'campaign-messages': { data: [{ type: 'campaign-message', id: messageId }] } },
      links,
    }
  }

  const messageOf = ({ messageId, label, subject, previewText }: DoubleDraft) => ({
    type: 'campaign-message',
    id: messageId,
    attributes: { definition: { channel: 'email', label, content: { subject, preview_text: previewText } } },
    links,
  })

  const foundDrafts = () => ({
    data: [...double.campaigns.keys()].map(campaignOf),
    included: [...double.campaigns.values()].map(messageOf),
    links,
  })

  return double
}
