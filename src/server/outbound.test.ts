import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import {
  isPublicAddress,
  OutboundError,
  type OutboundProblem,
  type OutboundRequest,
  type OutboundRules,
  privateToo,
  publicFetcher,
  publicOnly,
  redirectTarget,
} from './outbound.ts'

const servers: Server[] = []
afterAll(() => servers.forEach((server) => server.close()))

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const asked: OutboundRequest = { maxBytes: 1000, allowHttp: true }
const fetchPrivate = publicFetcher(privateToo)

async function problemOf(promise: Promise<unknown>): Promise<OutboundProblem | null> {
  return promise.then(
    () => null,
    (error: unknown) => {
      if (error instanceof OutboundError) return error.problem
      throw error
    },
  )
}

/** In these rules, 127.0.0.1 is the public internet and 127.0.0.2 is the private network. */
function worldOf(names: Record<string, string[]>): OutboundRules & { lookups: string[] } {
  const lookups: string[] = []
  return {
    lookups,
    isAllowedAddress: (address) => address === '127.0.0.1',
    isAllowedHost: publicOnly.isAllowedHost,
    isAllowedPort: () => true,
    resolve: async (hostname) => {
      lookups.push(hostname)
      return (names[hostname] ?? []).map((address) => ({ address, family: 4 }))
    },
  }
}

const RESERVED_IPV4 = [
  ['0.0.0.0', '0.255.255.255'],
  ['10.0.0.0', '10.255.255.255'],
  ['100.64.0.0', '100.127.255.255'],
  ['127.0.0.0', '127.255.255.255'],
  ['169.254.0.0', '169.254.255.255'],
  ['172.16.0.0', '172.31.255.255'],
  ['192.0.0.0', '192.0.0.255'],
  ['192.0.2.0', '192.0.2.255'],
  ['192.88.99.0', '192.88.99.255'],
  ['192.168.0.0', '192.168.255.255'],
  ['198.18.0.0', '198.19.255.255'],
  ['198.51.100.0', '198.51.100.255'],
  ['203.0.113.0', '203.0.113.255'],
  ['224.0.0.0', '239.255.255.255'],
  ['240.0.0.0', '255.255.255.255'],
].flat()
const RESERVED_IPV6 = [
  ['::', '::1'],
  ['::127.0.0.1', '::8.8.8.8'],
  ['::ffff:0:7f00:1', '::ffff:0:808:808'],
  ['64:ff9b::', '64:ff9b::ffff:ffff'],
  ['64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff'],
  ['100::', '100::ffff:ffff:ffff:ffff'],
  ['2001::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2002::', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['5f00::', '5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['fe80::', 'febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['fec0::', 'feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['ff00::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
].flat()
const PUBLIC_IPV4 = [
  '1.0.0.0',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '169.253.255.255',
  '169.255.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.0.1.0',
  '192.0.3.0',
  '192.88.98.255',
  '192.167.255.255',
  '192.169.0.0',
  '198.17.255.255',
  '198.20.0.0',
  '203.0.112.255',
  '223.255.255.255',
]
const PUBLIC_IPV6 = ['2001:200::', '2001:4860:4860::8888', '2003::', '2606:4700::1111', '3ffe::']

const bytesOf = (address: string) => address.split('.').map(Number)
const hexadecimal = (address: string) => bytesOf(address).map((byte) => byte.toString(16).padStart(2, '0'))
const inHexGroups = (address: string) => {
  const [one, two, three, four] = hexadecimal(address)
  return `${one}${two}:${three}${four}`
}

const SPELLINGS: readonly [name: string, spell: (address: string) => string][] = [
  ['as it is', (address) => address],
  ['decimal', (address) => String(bytesOf(address).reduce((sum, byte) => sum * 256 + byte, 0))],
  ['hexadecimal', (address) => `0x${hexadecimal(address).join('')}`],
  [
    'octal',
    (address) =>
      bytesOf(address)
        .map((byte) => `0${byte.toString(8)}`)
        .join('.'),
  ],
  ['mapped into IPv6', (address) => `[::ffff:${address}]`],
  ['mapped into IPv6 in groups', (address) => `[::ffff:${inHexGroups(address)}]`],
  ['translated by NAT64', (address) => `[64:ff9b::${inHexGroups(address)}]`],
  ['translated by a local NAT64', (address) => `[64:ff9b:1::${inHexGroups(address)}]`],
  ['in a 6to4 address', (address) => `[2002:${inHexGroups(address)}::]`],
  ['with a dot at its end', (address) => `${address}.`],
]

describe('reserved addresses', () => {
  const literals = [
    ...RESERVED_IPV4.flatMap((address) => SPELLINGS.map(([name, spell]) => [address, name, spell(address)] as const)),
    ...RESERVED_IPV6.map((address) => [address, 'as it is', `[${address}]`] as const),
  ]
  const asName = (address: string, rules: OutboundRules = publicOnly): OutboundRules => ({
    ...rules,
    resolve: async () => [{ address, family: address.includes(':') ? 6 : 4 }],
  })
  const names = [
    ...RESERVED_IPV4,
    ...RESERVED_IPV6,
    ...RESERVED_IPV4.flatMap((address) => [`::ffff:${address}`, `::ffff:${inHexGroups(address)}`]),
  ]

  test.each(literals)('rejects %s %s', async (_address, _name, host) => {
    for (const scheme of ['http', 'https']) {
      expect(await problemOf(publicFetcher(publicOnly)(`${scheme}://${host}/`, asked))).toBe('not-public')
    }
  })

  test.each(names)('rejects a name that resolves to %s', async (address) => {
    expect(await problemOf(publicFetcher(asName(address))('http://shop.example/', asked))).toBe('not-public')
    const mixed = {
      ...publicOnly,
      resolve: async () => [
        { address: '8.8.8.8', family: 4 },
        { address, family: 4 },
      ],
    }
    expect(await problemOf(publicFetcher(mixed)('http://shop.example/', asked))).toBe('not-public')
  })

  test('rejects a redirect to any of them, in every notation and by name', async () => {
    let target = ''
    const base = await serve((_, response) => response.writeHead(302, { location: target }).end())
    // Only the address of the first server counts as public.
    const start = new URL(base).hostname
    const rules: OutboundRules = {
      ...publicOnly,
      isAllowedAddress: (address) => address === start || isPublicAddress(address),
      isAllowedPort: () => true,
    }
    const passed: string[] = []
    for (const [, , host] of literals) {
      target = `http://${host}/`
      if ((await problemOf(publicFetcher(rules)(base, { ...asked, redirects: 3 }))) !== 'not-public') passed.push(host)
    }
    target = 'http://inside.example/'
    for (const address of names) {
      const problem = await problemOf(publicFetcher(asName(address, rules))(base, { ...asked, redirects: 3 }))
      if (problem !== 'not-public') passed.push(address)
    }
    expect(passed).toEqual([])
  })

  test('have public neighbors', () => {
    const mapped = PUBLIC_IPV4.map((address) => `::ffff:${inHexGroups(address)}`)
    const refused = [...PUBLIC_IPV4, ...PUBLIC_IPV6, ...mapped].filter((address) => !isPublicAddress(address))
    expect(refused).toEqual([])
  })

  test("don't include text that isn't an address", () => {
    expect(isPublicAddress('shop.example')).toBe(false)
  })
})

describe('an address that a user typed', () => {
  const fetchPublic = publicFetcher(publicOnly)

  test.each([
    'ftp://shop.example/',
    'file:///etc/passwd',
    'https://user@shop.example/',
    'https://user:secret@shop.example/',
    'https://shop.example/#part',
    'https://shop.example:8443/',
    'https://shop.example:22/',
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://017700000001/',
    'http://0/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://localhost/',
    'http://localhost./',
    'http://printer.local/',
    'http://metadata.google.internal/',
    'http://router.home.arpa/',
    'not an address',
    '',
  ])('rejects %j before sending anything', async (address) => {
    expect(await problemOf(fetchPublic(address, asked))).toBe('not-public')
  })

  test('rejects plain http unless the caller allows it', async () => {
    const base = await serve((_, response) => response.end('here'))
    expect(await problemOf(fetchPrivate(base, { maxBytes: 10 }))).toBe('not-public')
    expect((await fetchPrivate(base, asked)).body.toString()).toBe('here')
  })

  test('checks all addresses of a name', async () => {
    const base = await serve((_, response) => response.end('public'))
    const { port } = new URL(base)
    const rules = worldOf({
      'shop.example': ['127.0.0.1'],
      'mixed.example': ['127.0.0.1', '127.0.0.2'],
      'inside.example': ['127.0.0.2'],
    })
    const read = publicFetcher(rules)
    expect((await read(`http://shop.example:${port}/`, asked)).body.toString()).toBe('public')
    expect(await problemOf(read(`http://mixed.example:${port}/`, asked))).toBe('not-public')
    expect(await problemOf(read(`http://inside.example:${port}/`, asked))).toBe('not-public')
    expect(await problemOf(read(`http://nowhere.example:${port}/`, asked))).toBe('unreachable')
  })

  test('checks a name again on every request', async () => {
    const base = await serve((_, response) => response.end('public'))
    const names: Record<string, string[]> = { 'shop.example': ['127.0.0.1'] }
    const rules = worldOf(names)
    const read = publicFetcher(rules)
    const address = `http://shop.example:${new URL(base).port}/`
    await read(address, asked)
    names['shop.example'] = ['127.0.0.2']
    expect(await problemOf(read(address, asked))).toBe('not-public')
    expect(rules.lookups).toEqual(['shop.example', 'shop.example'])
  })
})

describe('redirects', () => {
  test('get the same checks as the first address', async () => {
    const targets = [
      'http://169.254.169.254/',
      'http://127.0.0.2/',
      'http://[::1]/',
      'http://inside.example/',
      'file:///etc/passwd',
    ]
    for (const target of targets) {
      const base = await serve((_, response) => response.writeHead(302, { location: target }).end())
      const read = publicFetcher(worldOf({ 'inside.example': ['127.0.0.2'] }))
      expect([target, await problemOf(read(base, { ...asked, redirects: 3 }))]).toEqual([target, 'not-public'])
    }
  })

  test('may go from http to https, but not back', () => {
    const [plain, secure] = ['http://shop.example/', 'https://shop.example/']
    const lead = (from: string, to: string) => redirectTarget(new URL(from), to, asked, publicOnly).href
    expect([lead(plain, secure), lead(plain, '/home'), lead(secure, '/home#top')]).toEqual([
      secure,
      `${plain}home`,
      `${secure}home`,
    ])
    for (const location of [plain, 'http://other.example/']) {
      expect(() => lead(secure, location)).toThrow(new OutboundError('unreachable').message)
    }
    expect(() => lead(secure, 'https://user:secret@shop.example/')).toThrow(new OutboundError('not-public').message)
  })

  test('are followed at most three times, and only on request', async () => {
    const base = await serve((request, response) => {
      const left = Number(request.url?.slice(1))
      if (left === 0) response.end('arrived')
      else response.writeHead(302, { location: `/${left - 1}` }).end()
    })
    const answer = await fetchPrivate(`${base}/3`, { ...asked, redirects: 9 })
    expect([answer.url, answer.body.toString()]).toEqual([`${base}/0`, 'arrived'])
    expect(await problemOf(fetchPrivate(`${base}/4`, { ...asked, redirects: 9 }))).toBe('unreachable')
    expect(await problemOf(fetchPrivate(`${base}/1`, asked))).toBe('unreachable')
  })

  test('to an unwanted host are reported and not followed', async () => {
    const other = await serve((_, response) => response.end('other'))
    const base = await serve((_, response) => response.writeHead(301, { location: `${other}/home#top` }).end())
    const request = { ...asked, redirects: 3, mayFollow: (from: URL, to: URL) => from.host === to.host }
    const error = await fetchPrivate(base, request).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ problem: 'elsewhere', target: `${other}/home` })
    expect((await fetchPrivate(base, { ...asked, redirects: 3 })).body.toString()).toBe('other')
  })

  test('to another origin lose the authorization', async () => {
    const other = await serve((request, response) => response.end(request.headers.authorization ?? 'none'))
    const away = await serve((_, response) => response.writeHead(302, { location: other }).end())
    const near = await serve((request, response) =>
      request.url === '/'
        ? response.writeHead(302, { location: '/next' }).end()
        : response.end(request.headers.authorization),
    )
    const request = { ...asked, redirects: 1, headers: { Authorization: 'Bearer key' } }
    expect((await fetchPrivate(away, request)).body.toString()).toBe('none')
    expect((await fetchPrivate(near, request)).body.toString()).toBe('Bearer key')
  })
})

describe('a response', () => {
  test('is cut at the limit after decompression', async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000, 'a'))
    const base = await serve((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb))
    const answer = await fetchPrivate(base, { ...asked, maxBytes: 5000 })
    expect([answer.body.length, answer.cut]).toEqual([5000, true])
    const whole = await serve((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('short')),
    )
    expect(await fetchPrivate(whole, asked)).toMatchObject({ body: Buffer.from('short'), cut: false })
  })

  test('with a broken or unknown encoding fails', async () => {
    for (const encoding of ['gzip', 'zstd-made-up']) {
      const base = await serve((_, response) => response.writeHead(200, { 'content-encoding': encoding }).end('plain'))
      expect(await problemOf(fetchPrivate(base, asked))).toBe('unreachable')
    }
  })

  test('is read only with an accepted content type', async () => {
    const base = await serve((request, response) =>
      response
        .writeHead(200, { 'content-type': request.url === '/page' ? 'Text/HTML; charset=utf-8' : 'image/png' })
        .end('x'),
    )
    const request = { ...asked, accept: ['text/html'] }
    expect((await fetchPrivate(`${base}/page`, request)).body.toString()).toBe('x')
    expect(await problemOf(fetchPrivate(`${base}/picture`, request))).toBe('content-type')
  })

  test('that never ends times out or can be canceled', async () => {
    const base = await serve((_, response) => void response.write('a'))
    expect(await problemOf(fetchPrivate(base, { ...asked, timeoutMs: 50 }))).toBe('unreachable')
    const cancel = new AbortController()
    const reading = problemOf(fetchPrivate(base, { ...asked, signal: cancel.signal }))
    cancel.abort()
    expect(await reading).toBe('unreachable')
  })

  test('that breaks off is the same problem as no response', async () => {
    const broken = await serve((request) => request.socket.destroy())
    const closed = await serve(() => {})
    const gone = servers.pop()
    await new Promise((resolve) => gone?.close(resolve))
    for (const base of [broken, closed]) expect(await problemOf(fetchPrivate(base, asked))).toBe('unreachable')
  })

  test('belongs to a request without cookies and with the given body', async () => {
    const base = await serve((request, response) => {
      let body = ''
      request
        .on('data', (chunk) => (body += chunk))
        .on('end', () => response.end(`${request.method} ${request.headers.cookie} ${body}`))
    })
    const answer = await fetchPrivate(base, { ...asked, method: 'POST', body: 'hello' })
    expect(answer.body.toString()).toBe('POST undefined hello')
  })
})
