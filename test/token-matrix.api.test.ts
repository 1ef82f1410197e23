import { beforeAll, expect, test } from 'vitest'
import { AUTHORIZATION_TABLE, SESSIONS_REJECTED, type Rule } from './authorization-table.ts'
import { type Answer, type Client, signedOut } from './client.ts'
import { type FilledWorkspace, aFilledWorkspace, sameRequests } from './example-calls.ts'
import { aPerson, aWorkspace, ownAgain } from './fixtures.ts'
import { testClock } from './test-clock.ts'
import { aToken, clientByToken } from './tokens.ts'

// Calls every row with every kind of token. Where a token is rejected, the same request by a session that may make it
// succeeds.

let place: FilledWorkspace
const callers = new Map<string, Client>()

beforeAll(async () => {
  place = await aFilledWorkspace('OMNI')
  const { workspace } = place
  const elsewhere = await aWorkspace({ plan: 'OMNI', owner: workspace.owner })
  const write = await aToken(workspace)
  callers.set('no token', signedOut)
  callers.set('read', await aToken(workspace, { scope: 'read' }))
  callers.set('write', write)
  callers.set('expired', await aToken(workspace, { expiresAt: testClock.now() }))
  callers.set('revoked', await aToken(workspace, { revokedAt: testClock.now() }))
  callers.set('mistyped', clientByToken(`${write.token.slice(0, -1)}~`))
  callers.set('empty', clientByToken(''))
  callers.set("another workspace's", await aToken(elsewhere))
})

const outcome = ({ status, error }: Answer<unknown>) => (status < 300 ? 'allowed' : `${status} ${error?.code}`)

function expected({ allowed, token }: Rule, caller: string): string {
  if (caller === 'no token') {
    return allowed === 'everyone' || allowed === 'the invited' ? 'allowed' : '401 UNAUTHENTICATED'
  }
  if (['expired', 'revoked', 'mistyped', 'empty'].includes(caller)) return '401 INVALID_API_TOKEN'
  if (token === undefined) return '403 TOKEN_NOT_ALLOWED'
  if (caller === 'read' && token === 'write') return '403 TOKEN_READ_ONLY'
  return caller === "another workspace's" && typeof allowed === 'object' ? '404 NOT_FOUND' : 'allowed'
}

/** Only tokens call tools. */
async function allowedCaller({ allowed, except }: Rule): Promise<Client> {
  if (except === SESSIONS_REJECTED) return callers.get('write')!
  if (typeof allowed === 'object' || except?.outsider !== undefined) return place.workspace.owner
  if (allowed === 'super admin') return aPerson({ role: 'SUPERADMIN' })
  return allowed === 'signed in' ? aPerson() : signedOut
}

test.each(Object.entries(AUTHORIZATION_TABLE))('%s', async (name, rule) => {
  // The example call may prepare every account, so this one is there before.
  const mayCall = await allowedCaller(rule)
  const send = sameRequests(name, place)
  const outcomes: Record<string, string> = {}
  for (const [caller, client] of callers) {
    const answer = await send(client)
    outcomes[caller] = outcome(answer)
    if (answer.status === 401 && caller !== 'no token') {
      expect(answer.headers['www-authenticate']).toBe('Bearer realm="mailmonth", error="invalid_token"')
      expect(answer.error).toEqual({ error: "This API token isn't valid.", code: 'INVALID_API_TOKEN' })
    }
  }
  expect(outcomes).toEqual(Object.fromEntries([...callers.keys()].map((caller) => [caller, expected(rule, caller)])))
  const twin = await send(mayCall)
  expect(outcome(twin)).toBe('allowed')
  await ownAgain(place.workspace)
})
