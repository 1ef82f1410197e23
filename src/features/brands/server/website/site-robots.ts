import robotsModule from 'robots-parser'
import { type FetchPublic, OutboundError } from '#server/outbound.ts'
import { relevantRules } from './robots-rules.ts'

/** The types of the package describe an ES module; it is a function. */
const robotsParser = robotsModule as unknown as typeof robotsModule.default

/** The name under which we ask and look for rules. */
export const AGENT = 'MailmonthBot'
const LONGEST_ADDRESS = 2048

/**
 * Tells whether the robots.txt of a site lets us read an address. Every origin has its own file, which is read once: a
 * site with and without `www.` can have two.
 */
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
    // Without a readable robots.txt everything may be read; an address that isn't public is refused here already.
    if (error instanceof OutboundError && error.problem !== 'not-public') return null
    throw error
  })
  // A server that fails may have rules that it can't tell us.
  if (answer !== null && answer.status >= 500) throw new OutboundError('unreachable')
  const isFile = answer?.status === 200 && answer.headers['content-type']?.startsWith('text/plain') === true
  return robotsParser(address, isFile ? relevantRules(answer.body.toString('utf8')) : '')
}
