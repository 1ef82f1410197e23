import { lookup as dnsLookup } from 'node:dns/promises'
import { type IncomingHttpHeaders, type IncomingMessage, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

export type OutboundProblem =
  | 'not-public'
  /** One word for every cause, so that no one can scan ports with it. */
  | 'unreachable'
  | 'elsewhere'
  | 'content-type'

export class OutboundError extends Error {
  readonly problem: OutboundProblem
  readonly target: string | undefined

  constructor(problem: OutboundProblem, target?: string, options?: ErrorOptions) {
    super(`The outbound request failed: ${problem}`, options)
    this.problem = problem
    this.target = target
  }
}

export interface OutboundRequest {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  maxBytes: number
  /** For the whole request with its redirects. 10 seconds by default. */
  timeoutMs?: number
  /** At most 3 redirects, and none by default. */
  redirects?: number
  mayFollow?: (from: URL, to: URL) => boolean
  /** Media types such as `text/html`. All by default. */
  accept?: readonly string[]
  allowHttp?: boolean
  signal?: AbortSignal
}

export interface OutboundAnswer {
  url: string
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  cut: boolean
}

export type FetchPublic = (url: string, request: OutboundRequest) => Promise<OutboundAnswer>

export interface OutboundRules {
  isAllowedAddress: (address: string) => boolean
  isAllowedHost: (hostname: string) => boolean
  isAllowedPort: (port: number) => boolean
  resolve: (hostname: string) => Promise<{ address: string; family: number }[]>
}

const TIMEOUT_MS = 10_000
const MOST_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const PRIVATE_NAMES = /(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$/

/** Private, shared, link-local, documentation, multicast and reserved addresses. */
const RESERVED = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  RESERVED.addSubnet(network, prefix, 'ipv4')
}
for (const [network, prefix] of [
  // The unspecified address, loopback, and the old form of IPv4 inside IPv6.
  ['::', 96],
  // IPv4 inside IPv6 as translators write it.
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  RESERVED.addSubnet(network, prefix, 'ipv6')
}

/** IPv4 addresses mapped into IPv6 count as IPv4. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && !RESERVED.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

export const publicOnly: OutboundRules = {
  isAllowedAddress: isPublicAddress,
  isAllowedHost: (hostname) => !PRIVATE_NAMES.test(hostname),
  isAllowedPort: (port) => port === 443 || port === 80,
  resolve: (hostname) => dnsLookup(hostname, { all: true, verbatim: true }),
}

/** Allows every address and port, for installations in a private network and for tests. */
export const privateToo: OutboundRules = {
  isAllowedAddress: () => true,
  isAllowedHost: () => true,
  isAllowedPort: () => true,
  resolve: publicOnly.resolve,
}

/**
 * Checks the address of the real connection, so that DNS rebinding has no effect, and every redirect. Drops
 * `authorization` when a redirect leaves the origin.
 */
export function publicFetcher(rules: OutboundRules): FetchPublic {
  return async (address, request) => {
    const timeout = AbortSignal.timeout(request.timeoutMs ?? TIMEOUT_MS)
    const signal = request.signal === undefined ? timeout : AbortSignal.any([timeout, request.signal])
    let url = checked(address, request, rules)
    let headers = request.headers ?? {}
    for (let left = Math.min(request.redirects ?? 0, MOST_REDIRECTS); ; left -= 1) {
      const answer = await requestOnce(url, { ...request, headers }, rules, signal)
      const location = REDIRECTS.has(answer.status) ? answer.headers.location : undefined
      if (location === undefined) return answer
      const next = redirectTarget(url, location, request, rules)
      if (request.mayFollow?.(url, next) === false) throw new OutboundError('elsewhere', next.href)
      if (left <= 0) throw new OutboundError('unreachable')
      if (next.origin !== url.origin) headers = withoutAuthorization(headers)
      url = next
    }
  }
}

/** A redirect must pass the same checks and can't leave https. */
export function redirectTarget(from: URL, location: string, request: OutboundRequest, rules: OutboundRules): URL {
  if (!URL.canParse(location, from)) throw new OutboundError('unreachable')
  const target = new URL(location, from)
  target.hash = ''
  if (from.protocol === 'https:' && target.protocol === 'http:') throw new OutboundError('unreachable')
  return checked(target.href, request, rules)
}

function withoutAuthorization(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'authorization'))
}

/** Node doesn't call a resolver for address literals, so we check literals here and names in the lookup. */
function checked(address: string, { allowHttp }: OutboundRequest, rules: OutboundRules): URL {
  if (!URL.canParse(address)) throw new OutboundError('not-public')
  const url = new URL(address)
  const isScheme = url.protocol === 'https:' || (allowHttp === true && url.protocol === 'http:')
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port)
  const host = bareHost(url)
  const isPlain = url.username === '' && url.password === '' && url.hash === ''
  const isLiteral = isIP(host) !== 0
  if (
    !isScheme ||
    !isPlain ||
    host === '' ||
    !rules.isAllowedPort(port) ||
    !rules.isAllowedHost(host) ||
    (isLiteral && !rules.isAllowedAddress(host))
  ) {
    throw new OutboundError('not-public')
  }
  return url
}

const bareHost = (url: URL): string => url.hostname.replace(/^\[(.*)\]$/, '$1')

/** For a form. A name may point anywhere later, so every request is checked again. */
export function isPublicUrl(address: string, mayBePrivate: boolean): boolean {
  try {
    checked(address, { maxBytes: 0 }, mayBePrivate ? privateToo : publicOnly)
    return true
  } catch (error) {
    if (error instanceof OutboundError) return false
    throw error
  }
}

/** Every address of a name must be allowed. */
function guardedLookup(rules: OutboundRules): LookupFunction {
  return (hostname, options, callback) => {
    const answer = async () => {
      const addresses = await allowedAddresses(hostname, rules).catch((error: Error) => error)
      if (addresses instanceof Error) callback(addresses, [])
      else if (options.all === true) callback(null, addresses)
      else callback(null, addresses[0]!.address, addresses[0]!.family)
    }
    void answer()
  }
}

async function allowedAddresses(hostname: string, rules: OutboundRules) {
  const addresses = await rules.resolve(hostname)
  if (addresses.length === 0) throw new OutboundError('unreachable')
  if (!addresses.every(({ address }) => rules.isAllowedAddress(address))) throw new OutboundError('not-public')
  return addresses
}

async function requestOnce(
  url: URL,
  { method = 'GET', headers, body, maxBytes, accept }: OutboundRequest,
  rules: OutboundRules,
  signal: AbortSignal,
): Promise<OutboundAnswer> {
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const send = url.protocol === 'https:' ? httpsRequest : httpRequest
      const outgoing = send(url, {
        method,
        headers: { 'accept-encoding': 'gzip, deflate, br', ...headers },
        lookup: guardedLookup(rules),
        // A reused connection would skip the lookup that protects the next request.
        agent: false,
        signal,
      })
      outgoing.once('response', resolve).once('error', reject).end(body)
    })
    const status = response.statusCode ?? 0
    const answer = { url: url.href, status, headers: response.headers }
    if (REDIRECTS.has(status)) {
      response.destroy()
      return { ...answer, body: Buffer.alloc(0), cut: false }
    }
    const type = (response.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
    if (accept !== undefined && !accept.includes(type)) {
      response.destroy()
      throw new OutboundError('content-type')
    }
    return { ...answer, ...(await readBody(response, maxBytes)) }
  } catch (error) {
    throw error instanceof OutboundError ? error : new OutboundError('unreachable', undefined, { cause: error })
  }
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<{ body: Buffer; cut: boolean }> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of unpacked(response) as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    length += chunk.length
    if (length > maxBytes) {
      response.destroy()
      break
    }
  }
  return { body: Buffer.concat(chunks).subarray(0, maxBytes), cut: length > maxBytes }
}

function unpacked(response: IncomingMessage): Readable {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (encoding === 'identity' || encoding === '') return response
  const unpack =
    encoding === 'gzip' || encoding === 'x-gzip'
      ? createGunzip()
      : encoding === 'br'
        ? createBrotliDecompress()
        : encoding === 'deflate'
          ? createInflate()
          : null
  if (unpack === null) throw new OutboundError('unreachable')
  response.once('error', (error) => unpack.destroy(error))
  return response.pipe(unpack)
}
