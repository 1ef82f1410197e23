import { afterEach, expect, test, vi } from 'vitest'
import { billingEndpoints } from '#features/billing/contract.ts'
import { ACCOUNT_CHECKOUT, GUEST_CHECKOUT, checkoutUrl } from './site-checkout.ts'

afterEach(() => vi.unstubAllGlobals())

test('guests and users go to the addresses of the contract', () => {
  expect(billingEndpoints.checkoutGuest).toMatchObject({ method: 'POST', path: GUEST_CHECKOUT, access: 'public' })
  expect(billingEndpoints.checkout).toMatchObject({ method: 'POST', path: ACCOUNT_CHECKOUT })
})

test.each([
  ['a page that is no JSON', new Response('<html>Bad gateway</html>', { status: 502 }), 'Failed to start checkout'],
  ['an answer without a word', Response.json({}), 'Failed to start checkout'],
  ['a refusal', Response.json({ error: 'This offer has ended.' }, { status: 400 }), 'This offer has ended.'],
])('%s reads as a sentence', async (_, response, sentence) => {
  vi.stubGlobal('fetch', async () => response)
  await expect(checkoutUrl(GUEST_CHECKOUT, { plan: 'PRO' })).rejects.toThrow(sentence)
})
