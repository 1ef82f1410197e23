import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { paidStateOf, standingOf } from './workspace-standing.ts'

// An event only triggers a read, the newest reading counts, and the state of a workspace is a function of the readings.
// So events may come twice, late or in any order. These tests check that without a database.

const MADE = new Date('2026-01-31T08:00:00Z')
const DAY = 86_400_000

const steps = ['fail', 'recover', 'swap', 'leave', 'end', 'pause', 'renew'] as const
type Step = (typeof steps)[number]

interface Subscription {
  id: string
  plan: 'STARTER' | 'PRO' | 'TEAMS'
  status: 'active' | 'past_due' | 'unpaid' | 'canceled'
  createdAt: Date
  endedAt: Date | null
  pastDueSince: Date | null
  periodAnchor: Date
}

function step(subscription: Subscription, what: Step, now: Date): Subscription | null {
  if (subscription.endedAt !== null) return null
  switch (what) {
    case 'fail':
      return subscription.status === 'active' ? { ...subscription, status: 'past_due', pastDueSince: now } : null
    case 'pause':
      return subscription.status === 'past_due' ? { ...subscription, status: 'unpaid' } : null
    case 'recover':
      return subscription.status === 'active' ? null : { ...subscription, status: 'active', pastDueSince: null }
    case 'swap':
      return { ...subscription, plan: subscription.plan === 'PRO' ? 'TEAMS' : 'PRO' }
    case 'end':
      return { ...subscription, status: 'canceled', endedAt: now, pastDueSince: null }
    case 'leave':
    case 'renew':
      return { ...subscription }
  }
}

function timelineOf(history: readonly (readonly Step[])[]) {
  const moments: { state: Map<string, Subscription>; told: string }[] = []
  const state = new Map<string, Subscription>()
  let time = MADE.getTime()
  const tell = (id: string) => moments.push({ state: new Map(state), told: id })
  for (const [index, changes] of history.entries()) {
    const id = `sub_${index}`
    const born = new Date((time += DAY))
    const before = state.get(`sub_${index - 1}`)
    if (before !== undefined && before.endedAt === null) {
      state.set(before.id, step(before, 'end', born)!)
      tell(before.id)
    }
    const plan = (['STARTER', 'PRO', 'TEAMS'] as const)[index % 3]!
    state.set(id, {
      id,
      plan,
      status: 'active',
      createdAt: born,
      endedAt: null,
      pastDueSince: null,
      periodAnchor: born,
    })
    tell(id)
    for (const what of changes) {
      const changed = step(state.get(id)!, what, new Date((time += DAY)))
      if (changed === null) continue
      state.set(id, changed)
      tell(id)
    }
  }
  return moments
}

const resultOf = (stored: Map<string, { readAt: number; read: Subscription | undefined }>) =>
  paidStateOf(
    [...stored.values()].flatMap(({ read }) => (read === undefined ? [] : [read])),
    MADE,
  )

function inOrder(moments: ReturnType<typeof timelineOf>) {
  const stored = new Map(moments.map(({ told, state }, index) => [told, { readAt: index, read: state.get(told) }]))
  return resultOf(stored)
}

interface Delivery {
  notice: number
  delay: number
  reading: number
  writing: number
}

/** Simulates delivery: a read starts, sees the provider some time later and is written some time after that. */
function asDelivered(moments: ReturnType<typeof timelineOf>, deliveries: readonly Delivery[]) {
  const stored = new Map<string, { readAt: number; read: Subscription | undefined }>()
  const writes = deliveries
    .map(({ notice, delay, reading, writing }, index) => {
      const begins = notice + delay
      const sees = begins + reading
      // Reads that start at the same time still have an order.
      return { told: moments[notice]!.told, readAt: begins + index / 1e6, sees, written: sees + writing }
    })
    .toSorted((a, b) => a.written - b.written)
  for (const { told, readAt, sees } of writes) {
    const seen = moments[Math.min(moments.length - 1, Math.floor(sees))]!.state.get(told)
    const before = stored.get(told)
    if (before === undefined || before.readAt < readAt) stored.set(told, { readAt, read: seen })
  }
  return resultOf(stored)
}

test('webhook events in any order end in the same state', () => {
  const histories = fc.array(fc.array(fc.constantFrom(...steps), { maxLength: 8 }), { minLength: 1, maxLength: 3 })
  const wait = fc.integer({ min: 0, max: 6 })
  const property = fc.property(histories, fc.infiniteStream(fc.tuple(wait, wait, wait, wait)), (history, waits) => {
    const moments = timelineOf(history)
    const next = () => waits.next().value
    const deliveries = moments.flatMap((_, notice): Delivery[] => {
      const times = 1 + (next()[0] % 3)
      return Array.from({ length: times }, () => {
        const [delay, reading, writing] = next()
        return { notice, delay, reading, writing }
      })
    })
    expect(asDelivered(moments, deliveries)).toEqual(inOrder(moments))
  })
  fc.assert(property, { numRuns: 1000 })
})

test('two checkouts paid at the same time keep the same subscription, in any order of events', () => {
  const born = (id: string, day: number): Subscription => ({
    id,
    plan: 'PRO',
    status: 'active',
    createdAt: new Date(MADE.getTime() + day * DAY),
    endedAt: null,
    pastDueSince: null,
    periodAnchor: new Date(MADE.getTime() + day * DAY),
  })
  fc.assert(
    fc.property(fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), (order) => {
      const provider = new Map([0, 1, 2, 3].map((day) => [`sub_${day}`, born(`sub_${day}`, day)]))
      const heard = new Set<string>()
      const returned: string[] = []
      for (const day of order) {
        heard.add(`sub_${day}`)
        const { surplus } = standingOf([...heard].map((id) => provider.get(id)!))
        for (const { id } of surplus) {
          returned.push(id)
          provider.set(id, { ...provider.get(id)!, status: 'canceled', endedAt: new Date() })
        }
      }
      expect([standingOf([...provider.values()]).counting?.id, returned.toSorted()]).toEqual([
        'sub_0',
        ['sub_1', 'sub_2', 'sub_3'],
      ])
    }),
  )
})
