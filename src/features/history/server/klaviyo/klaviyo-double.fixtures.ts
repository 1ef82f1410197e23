import { readFileSync } from 'node:fs'
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { type DraftsDouble, draftsDouble } from './drafts-double.fixtures.ts'

/** Klaviyo's own specification, which isn't part of this repository. */
const SPECIFICATION = process.env['KLAVIYO_SPECIFICATION'] ?? ''
export const hasSpecification = SPECIFICATION !== ''

interface Parameter {
  name: string
  in: 'query' | 'header' | 'path'
  required?: boolean
  schema: object
}
interface Operation {
  parameters: Parameter[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { content: Record<string, { schema: object }> }>
}

const MEDIA_TYPE = 'application/vnd.api+json'
export const GOOD_KEY = 'pk_good'

export interface DoubleCampaign {
  id: string
  name: string
  subject: string
  sendTime: string
  audiences?: string[]
  delivered?: number
  clicks?: number
  conversions?: number
  value?: number
}

export interface Fault {
  path?: string
  status?: number
  headers?: Record<string, string>
  body?: string
  drop?: true
}

export interface KlaviyoDouble {
  base: string
  campaigns: DoubleCampaign[]
  metrics: { id: string; name: string; category: string }[]
  faults: Fault[]
  strayNext: string | null
  held: Promise<void> | null
  asked: string[]
  violations: string[]
  drafts: DraftsDouble
  stop(): Promise<void>
}

const PAGE = 40

/** If the specification is available, we check every request and response against it. */
export async function startKlaviyoDouble(): Promise<KlaviyoDouble> {
  const check = hasSpecification ? specificationCheck() : () => []
  const server: Server = createServer((request, response) => void answer(request, response))
  const double: KlaviyoDouble = {
    base: '',
    campaigns: [],
    metrics: [
      { id: 'Opened', name: 'Opened Email', category: 'Internal' },
      { id: 'Orders', name: 'Placed Order', category: 'eCommerce' },
    ],
    faults: [],
    strayNext: null,
    held: null,
    asked: [],
    violations: [],
    drafts: draftsDouble(),
    stop: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, double.base)
    const name = `${request.method} ${url.pathname}`
    double.asked.push(name)
    await double.held
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    const body = text === '' ? undefined : (JSON.parse(text) as unknown)
    const at = double.faults.findIndex(({ path }) => path === undefined || path === url.pathname)
    const [fault] = at === -1 ? [] : double.faults.splice(at, 1)
    if (fault?.drop) return void request.socket.destroy()
    const send = (status: number, content: unknown, headers = {}) => {
      double.violations.push(...check(request, url, body, status, content))
      response.writeHead(status, { 'content-type': MEDIA_TYPE, ...headers })
      response.end(JSON.stringify(content))
    }
    if (fault !== undefined) {
      if (fault.body !== undefined) return void response.writeHead(200, fault.headers).end(fault.body)
      return send(fault.status!, problem(fault.status!), fault.headers)
    }
    if (request.headers.authorization !== `Klaviyo-API-Key ${GOOD_KEY}`) return send(401, problem(401))
    const drafted = double.drafts.answer(name, url, body)
    const lost = double.drafts.losesAnswers.indexOf(name)
    if (lost !== -1) {
      double.drafts.losesAnswers.splice(lost, 1)
      return void request.socket.destroy()
    }
    if (drafted?.status === 204) return void response.writeHead(204).end()
    if (drafted !== null) return send(drafted.status, drafted.content ?? problem(drafted.status))
    const content = contentFor(url, body)
    return content === null ? send(404, problem(404)) : send(200, content)
  }

  function contentFor(url: URL, body: unknown): object | null {
    const self = { self: url.href }
    switch (url.pathname) {
      case '/api/accounts':
        return { data: [account(self)], links: self }
      case '/api/metrics':
        return { data: double.metrics.map((metric) => metricOf(metric, self)), links: self }
      case '/api/lists':
        return { data: namesOf('list', double.drafts.lists, self), links: self }
      case '/api/segments':
        return { data: namesOf('segment', double.drafts.segments, self), links: self }
      case '/api/campaigns': {
        const from = Number(url.searchParams.get('page[cursor]') ?? 0)
        const page = double.campaigns.slice(from, from + PAGE)
        const more = from + PAGE < double.campaigns.length
        const nextUrl = new URL(url)
        nextUrl.searchParams.set('page[cursor]', String(from + PAGE))
        return {
          data: page.map((campaign) => campaignOf(campaign, self)),
          included: page.map((campaign) => messageOf(campaign, self)),
          links: { ...self, ...(more && { next: double.strayNext ?? nextUrl.href }) },
        }
      }
      case '/api/campaign-values-reports': {
        const { statistics } = (body as { data: { attributes: { statistics: string[] } } }).data.attributes
        const results = double.campaigns.flatMap((campaign) => resultsOf(campaign, statistics))
        return { data: { type: 'campaign-values-report', attributes: { results } }, links: self }
      }
      default:
        return null
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  double.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return double
}

const problem = (status: number) => ({
  errors: [{ id: 'e1', status, code: 'error', title: 'Refused', detail: 'Refused', source: { pointer: '/data/' } }],
})

const account = (links: object) => ({
  type: 'account',
  id: 'AbC123',
  attributes: {
    test_account: false,
    contact_information: {
      default_sender_name: 'Tannholt',
      default_sender_email: 'hello@tannholt.example',
      website_url: 'https://tannholt.example',
      organization_name: 'Tannholt Kaffee',
      street_address: { address1: null, address2: null, city: null, region: null, country: null, zip: null },
    },
    industry: null,
    timezone: 'Europe/Berlin',
    preferred_currency: 'EUR',
    public_api_key: 'AbC123',
    locale: 'de-DE',
  },
  links,
})

const metricOf = ({ id, name, category }: KlaviyoDouble['metrics'][number], links: object) => ({
  type: 'metric',
  id,
  attributes: { name, created: STAMP, updated: STAMP, integration: { object: 'integration', category } },
  links,
})

const namesOf = (type: 'list' | 'segment', names: ReadonlyMap<string, string>, links: object) =>
  [...names].map(([id, name]) => ({
    type,
    id,
    attributes: {
      name,
      ...(type === 'segment' && { is_active: true, is_processing: false, is_starred: false }),
    },
    links,
  }))

const STAMP = '2026-01-01T00:00:00+00:00'

const campaignOf = ({ id, name, sendTime, audiences = ['L1'] }: DoubleCampaign, links: object) => ({
  type: 'campaign',
  id,
  attributes: {
    name,
    status: 'Sent',
    archived: false,
    audiences: { included: audiences, excluded: [] },
    send_options: { use_smart_sending: true },
    send_strategy: { method: 'immediate' },
    created_at: STAMP,
    updated_at: STAMP,
    scheduled_at: null,
    send_time: sendTime,
  },
  relationships: { 'campaign-messages': { data: [{ type: 'campaign-message', id: `${id}-m` }] } },
  links,
})

const messageOf = ({ id, subject }: DoubleCampaign, links: object) => ({
  type: 'campaign-message',
  id: `${id}-m`,
  attributes: { definition: { channel: 'email', label: 'Mail', content: { subject } } },
  links,
})

function resultsOf(campaign: DoubleCampaign, statistics: string[]): object[] {
  const { id, delivered = 1000, clicks = 40, conversions = 4, value = 200 } = campaign
  if (delivered === 0) return []
  const all: Record<string, number> = {
    delivered,
    opens_unique: delivered / 2,
    clicks_unique: clicks,
    conversions,
    conversion_value: value,
    unsubscribes: 2,
    spam_complaints: 0,
  }
  return ['a', 'b'].map((message) => ({
    groupings: { send_channel: 'email', campaign_id: id, campaign_message_id: `${id}-${message}` },
    statistics: Object.fromEntries(statistics.map((name) => [name, (all[name] ?? 0) / 2])),
  }))
}

function specificationCheck() {
  // The options for email, text message and push are three schemas that match the same value, so one match is enough.
  const text = readFileSync(SPECIFICATION, 'utf8').replaceAll('"oneOf"', '"anyOf"')
  const specification = JSON.parse(text, (key, value: unknown) =>
    key === 'nullable' && value === true ? undefined : value,
  ) as { paths: Record<string, Record<string, Operation>> }
  const ajv = new Ajv2020({ strict: false, validateFormats: false, coerceTypes: true })
  ajv.addSchema(specification, 'klaviyo')
  const against = (pointer: string[], value: unknown): string[] => {
    const path = pointer.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')
    const validate = ajv.getSchema(`klaviyo#/${path}`)
    if (validate === undefined) return [`nothing is specified at ${path}`]
    return validate(value) ? [] : [`${path}: ${ajv.errorsText(validate.errors)}`]
  }
  return (request: IncomingMessage, url: URL, body: unknown, status: number, content: unknown): string[] => {
    const method = request.method!.toLowerCase()
    const path = url.pathname.replace(
      /^\/api\/campaigns\/[^/]+\/campaign-messages$/,
      '/api/campaigns/{id}/campaign-messages',
    )
    const operation = specification.paths[path]?.[method]
    if (operation === undefined) return [`${method} ${path} does not exist`]
    const given = new Map<string, string>(url.searchParams)
    const known = new Set(operation.parameters.filter(({ in: place }) => place === 'query').map(({ name }) => name))
    const missing = operation.parameters.filter(
      ({ name, required, in: place }) =>
        required === true &&
        place !== 'path' &&
        (place === 'query' ? !given.has(name) : request.headers[name] === undefined),
    )
    const base = ['paths', path, method]
    return [
      ...[...given.keys()].filter((name) => !known.has(name)).map((name) => `${name} is no parameter`),
      ...missing.map(({ name }) => `${name} is missing`),
      ...operation.parameters.flatMap(({ name, schema }, index) => {
        if (!given.has(name) || (schema as { type: string }).type === 'array') return []
        return against([...base, 'parameters', String(index), 'schema'], given.get(name))
      }),
      ...(request.headers.accept === MEDIA_TYPE ? [] : ['accept is not the media type']),
      ...(operation.requestBody === undefined
        ? []
        : against([...base, 'requestBody', 'content', MEDIA_TYPE, 'schema'], body)),
      ...(status < 300
        ? against([...base, 'responses', String(status), 'content', MEDIA_TYPE, 'schema'], structuredClone(content))
        : []),
    ]
  }
}
