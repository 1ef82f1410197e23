import robotsModule from 'robots-parser'
import { type FetchPublic, OutboundError } from '#server/outbound.ts'
import { relevantRules } from './robots-rules.ts'

/** The package's types describe an ES module, but it is a function. */
const robotsParser = robotsModule as unknown as typeof robotsModule.default

export const AGENT = 'MailmonthBot'
const LONGEST_ADDRESS = 2048

/** Every origin has its own file, and a site with and without `www.` can have two. Each is read once. */
export function robotsOfSite(
  get: (url: string, accept: string[]) => ReturnType<FetchPublic>,
): (address: string) => Promise<boolean> {
  const known = new Map<string, ReturnType<typeof rulesOf>>()
  return async (address) => {
    if (address.length > LONGEST_ADDRESS) return false
    const { origin } = new URL(address)
    const rules = known.get(origin) ?? rulesOf(get, origin)
    known.set(origin, rules)
    return (await rules).isAllowed(address, AGENT) ?? true
  }
}

async function rulesOf(get: Parameters<typeof robotsOfSite>[0], origin: string) {
  const address = `${origin}/robots.txt`
  const answer = await get(address, ['text/plain', 'text/html']).catch((error: unknown) => {
    if (error instanceof OutboundError && error.problem !== 'not-public') return null
    throw error
  })
  // A server that fails may have rules that it can't show us.
  if (answer !== null && answer.status >= 500) throw new OutboundError('unreachable')
  const isFile = answer?.status === 200 && answer.headers['content-type']?.startsWith('text/plain') === true
  return robotsParser(address, isFile ? relevantRules(answer.body.toString('utf8')) : '')
}
