import { Agent, type OutgoingHttpHeaders, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'

// Sends thirty requests of one kind at a time, once a second: `node bench/hostile-clients.ts ORIGIN COOKIE KIND
// SECONDS`

const AT_ONCE = 30
const EVERY_MS = 1000
const [origin, cookie, kind, seconds] = process.argv.slice(2) as [string, string, string, string]

const agent = new Agent({ keepAlive: true })

const lists = (bytes: number) => Buffer.from(`{"content":[${'[],'.repeat(bytes / 3)}[]]}`)
const large = lists(15_700_000)
const usual = lists(1_000_000)
const zipped = gzipSync(large)
const deep = Buffer.from(`{"email":${'['.repeat(500_000)}`)

interface Request {
  name: string
  path: string
  body?: Buffer
  headers?: OutgoingHttpHeaders
}

const REQUESTS: Record<string, Request[]> = {
  stranger: [
    { name: 'compressed', path: '/api/csv/parse-headers', body: zipped, headers: { 'content-encoding': 'gzip' } },
    { name: 'large', path: '/api/csv/parse-headers', body: large },
    { name: 'large, in chunks', path: '/api/files', body: large, headers: { 'transfer-encoding': 'chunked' } },
    { name: 'deep', path: '/api/auth/login', body: deep },
    { name: 'to no call', path: '/api/nothing/here', body: usual },
  ],
  member: [
    { name: 'large', path: '/api/csv/parse-headers', body: large, headers: { cookie } },
    { name: 'many values', path: '/api/workspaces', body: usual, headers: { cookie } },
  ],
  reader: [{ name: 'reading', path: '/api/workspaces', headers: { cookie } }],
}

function send({ path, body, headers = {} }: Request): Promise<string> {
  const isChunked = headers['transfer-encoding'] !== undefined
  const length = body === undefined || isChunked ? {} : { 'content-length': body.length }
  return new Promise((resolve) => {
    const sent = request(`${origin}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      agent,
      headers: { 'content-type': 'application/json', ...length, ...headers },
    })
    sent.on('response', (response) => {
      resolve(String(response.statusCode))
      response.resume()
      // An attacker stops sending once the server has responded.
      response.on('end', () => sent.destroy())
    })
    sent.on('error', () => resolve('closed'))
    sent.end(body)
  })
}

const end = performance.now() + Number(seconds) * 1000
for (let burst = 0; performance.now() < end; burst += 1) {
  const one = REQUESTS[kind]![burst % REQUESTS[kind]!.length]!
  const [answers] = await Promise.all([Promise.all(Array.from({ length: AT_ONCE }, () => send(one))), wait(EVERY_MS)])
  for (const answer of new Set(answers)) console.log(`${one.name}: ${answer}`)
}
