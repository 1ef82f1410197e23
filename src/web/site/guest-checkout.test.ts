import { expect, test } from 'vitest'
import { billingEndpoints } from '#features/billing/contract.ts'
import { GUEST_CHECKOUT } from './guest-checkout.ts'

test('a guest goes to the address of the contract', () => {
  expect(billingEndpoints.checkoutGuest).toMatchObject({ method: 'POST', path: GUEST_CHECKOUT, access: 'public' })
})
