import { type FetchPublic, OutboundError, privateToo, publicFetcher } from '#server/outbound.ts'

const HOME = `<html lang="en"><head><title>Trailhead Dogs</title>
<script type="application/ld+json">{"@type":"Organization","name":"Trailhead Dogs","address":{"addressCountry":"US"}}</script>
<script type="application/ld+json">[{"@type":"Product","name":"Ridge Harness","offers":{"price":"48","priceCurrency":"USD"}},
{"@type":"Product","name":"Trail Leash","offers":{"price":"24","priceCurrency":"USD"}},
{"@type":"Product","name":"Packable Bowl","offers":{"price":"18","priceCurrency":"USD"}}]</script></head>
<body><h1>Built for mud</h1><p>Gear for dogs that walk further than you planned. Every seam is sewn twice.</p></body></html>`

const fetchHere = publicFetcher(privateToo)
const RECEIVER = /^https:\/\/r(\d{1,5})\.example\//

/** Every address has a home page and nothing else. `r8080.example` is port 8080 of this machine. */
export const testWebsite: FetchPublic = async (address, request) => {
  if (RECEIVER.test(address)) {
    return fetchHere(address.replace(RECEIVER, 'http://127.0.0.1:$1/'), { ...request, allowHttp: true })
  }
  const url = new URL(address)
  if (url.pathname !== '/') throw new OutboundError('unreachable')
  return { url: url.href, status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from(HOME), cut: false }
}
