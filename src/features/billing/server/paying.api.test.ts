import { describe, expect, test } from 'vitest'
import { authEndpoints } from '#features/auth/contract.ts'
import { planEndpoints } from '#features/plans/contract.ts'
import { workspaceEndpoints } from '#features/workspaces/contract.ts'
import { clientWith, cookieOf, signedOut } from '#test/client.ts'
import { aPaidCheckout, aPerson, aWorkspace, newCredentials, press, subscribe } from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { billingEndpoints } from '../contract.ts'

const { checkout, checkoutGuest, session, linkSubscription, portal, billing, invoices } = billingEndpoints

describe('a visitor who pays first', () => {
  test('signs up with the paid address, and the first workspace has the plan', async () => {
    const credentials = newCredentials()
    const sessionId = await aPaidCheckout(credentials.email, 'STARTER')
    const found = await signedOut.call(session, { params: { sessionId } })
    expect([found.status, found.body]).toEqual([200, { email: credentials.email, plan: 'STARTER' }])

    const signedUp = await signedOut.call(authEndpoints.signUp, { body: { ...credentials, sessionId } })
    const person = clientWith(cookieOf(signedUp))
    const linked = await person.call(linkSubscription, { body: { sessionId } })
    expect([linked.status, linked.body]).toEqual([200, { linked: true, plan: 'STARTER', workspaceId: null }])

    const made = await person.call(workspaceEndpoints.create, { body: { name: 'Paid for' } })
    expect(made.body.workspace).toMatchObject({ plan: 'STARTER', subscription: { plan: 'STARTER', status: 'active' } })
    const again = await person.call(linkSubscription, { body: { sessionId } })
    expect(again.body).toEqual({ linked: true, plan: 'STARTER', workspaceId: made.body.workspace.id })
    // What belongs to somebody is nobody else's to look up.
    expect((await signedOut.call(session, { params: { sessionId } })).status).toBe(404)
  })
})

describe('an owner who signs up first', () => {
  test('pays in a checkout and has the plan before coming back', async () => {
    const { id, owner } = await aWorkspace({ plan: 'FREE' })
    const { body } = await owner.call(checkout, { body: { plan: 'PRO' } })
    expect(body.offerEnded).toBe(false)
    expect(await press(body.url, { action: 'pay' })).toBe('http://localhost:3000/dashboard/billing?success=true')
    const { body: subscription } = await owner.call(planEndpoints.subscription, { params: { id } })
    expect(subscription.subscription).toEqual({ plan: 'PRO', planOverride: null, status: 'active' })
  })
})
