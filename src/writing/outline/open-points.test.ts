import { expect, test } from 'vitest'
import { fillInMarkers } from '../gate/fill-in-markers.ts'
import { outlineWords } from '../languages/outline-words.ts'
import { fillSlots } from '../engine/fill-slots.ts'
import type { EmailPlan } from './email-plan.ts'
import type { Missing } from './missing-facts.ts'
import type { OutlineDraft } from './outline-draft.ts'
import { toConfirm } from './open-points.ts'

const markers = fillInMarkers('en')
const draft = { cta: markers.link } as Omit<OutlineDraft, 'assetNotes'> as OutlineDraft
const plan = { lines: [], offer: null } as unknown as EmailPlan
const pointsFor = (way: 'phone' | null, missing: readonly Missing[] = [], unpriced: readonly string[] = []) =>
  toConfirm(plan, draft, {
    words: outlineWords('en'),
    choose: (_, [text = ''], values = {}) => fillSlots(text, values),
    markers,
    rules: { own: [], general: [] },
    address: null,
    way,
    missing,
    unpriced,
  })

test('a brand that people call is asked for its number, and one with a page for its address', () => {
  expect(pointsFor('phone').join()).toContain('the phone number behind the button')
  expect(pointsFor(null).join()).toContain('the page’s address')
})

test('what people would have to ask is asked before the email is built', () => {
  expect(pointsFor(null, ['place', 'price'])).toContain('- Where is it? The email names no place.')
})

test('a price that is over and has no successor is asked for', () => {
  expect(pointsFor(null, [], ['Kettle']).join()).toContain('What does Kettle cost now?')
})
