import { expect, test } from 'vitest'
import { RATE_LIMITS } from '#server/http/rate-limits.ts'
import { signedOut } from '#test/client.ts'
import { startApp, testApp } from '#test/test-app.ts'
import { billingEndpoints } from '#features/billing/contract.ts'

async function aCheckout(): Promise<string> {
  const { body } = await signedOut.call(billingEndpoints.checkoutGuest, { body: { plan: 'PRO' } })
  return new URL(body.url).pathname
}

const pay = (url: string, email: string) =>
  testApp.server.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams({ action: 'pay', email }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

test.each(['', 'nobody', '@.@.@.', 'a@b', '@.'.repeat(1000), `${'a'.repeat(250)}@example.com`])(
  'a checkout asks for the email address again instead of taking %j',
  async (email) => {
    const url = await aCheckout()
    const { statusCode, body } = await pay(url, email)
    expect([statusCode, body]).toEqual([402, expect.stringContaining('Please enter your email address.')])
    expect((await pay(url, 'anna@shop.example')).statusCode).toBe(303)
  },
)

test('limits the size of a request to a checkout', async () => {
  const url = await aCheckout()
  expect((await pay(url, '@.'.repeat(10_000))).statusCode).toBe(413)
  expect((await pay(url, 'anna@shop.example')).statusCode).toBe(303)
})

test('limits the requests of one address and lets others continue', async () => {
  const limited = await startApp({ RATE_LIMITS: 'on' })
  try {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    for (const path of ['/simulated-checkout/none', '/simulated-portal/none', '/simulated-invoice/none']) {
      for (const method of ['GET', 'POST'] as const) {
        const from = async (remoteAddress: string) =>
          (await limited.server.inject({ method, url: path, remoteAddress, headers })).statusCode
        for (let call = 0; call < RATE_LIMITS.checkout.max; call++) expect(await from('203.0.113.7')).toBe(404)
        expect([method, path, await from('203.0.113.7')]).toEqual([method, path, 429])
        expect([method, path, await from('203.0.113.8')]).toEqual([method, path, 404])
      }
    }
  } finally {
    await limited.stop()
  }
})
