import { expect, test } from 'vitest'
import { type Seen, weekdayEffects } from './weekday-effects.ts'

const [SUNDAY, TUESDAY, FRIDAY, SATURDAY] = [0, 2, 5, 6]
const PRIOR = { general: [-0.03, 0.02, 0, 0.02, 0.03, 0, -0.05], spread: 0.04 }
/** Differs from general best practice by this much on the given weekdays. The others had no sends. */
const seenOn = (away: Partial<Record<number, number>>, sd = 0.02): Seen[] =>
  PRIOR.general.map((general, weekday) =>
    away[weekday] === undefined ? { mean: 0, weight: 0 } : { mean: general + away[weekday], weight: 1 / sd ** 2 },
  )
const effectsOf = (seen: readonly Seen[]) => weekdayEffects(seen, PRIOR)
const awayFromGeneral = (seen: readonly Seen[]) =>
  effectsOf(seen).map(({ lift }, weekday) => lift - PRIOR.general[weekday]!)

test('follows general best practice without sends, and is least sure about the weekend', () => {
  const effects = effectsOf(seenOn({}))
  for (const [weekday, { lift }] of effects.entries()) expect(lift).toBeCloseTo(PRIOR.general[weekday]!, 10)
  expect(effects[TUESDAY]!.sd).toBeCloseTo(0.04, 10)
  expect(effects[SUNDAY]!.sd).toBeCloseTo(Math.hypot(0.04, 0.04), 10)
})

test('learns about Saturday from Sunday, but not about Friday', () => {
  const away = awayFromGeneral(seenOn({ [SUNDAY]: 0.1 }))
  expect(away[SUNDAY]).toBeGreaterThan(away[SATURDAY]!)
  expect(away[SATURDAY]).toBeGreaterThan(0.03)
  expect(away[FRIDAY]).toBeCloseTo(0, 10)
  const effects = effectsOf(seenOn({ [SUNDAY]: 0.1 }))
  expect(effects[SATURDAY]!.sd).toBeLessThan(effectsOf(seenOn({}))[SATURDAY]!.sd)
})

test('believes days of the weekend less that contradict each other', () => {
  const agreeing = awayFromGeneral(seenOn({ [SUNDAY]: 0.08, [SATURDAY]: 0.08 }, 0.05))
  const contradicting = awayFromGeneral(seenOn({ [SUNDAY]: 0.08, [SATURDAY]: -0.08 }, 0.05))
  const alone = awayFromGeneral(seenOn({ [TUESDAY]: 0.08 }, 0.05))
  expect(agreeing[SUNDAY]).toBeGreaterThan(contradicting[SUNDAY]! * 1.5)
  expect(agreeing[SUNDAY]).toBeGreaterThan(alone[TUESDAY]! * 1.2)
})

test('keeps what many sends say', () => {
  const away = awayFromGeneral(seenOn({ [SUNDAY]: 0.08, [TUESDAY]: -0.05, [SATURDAY]: -0.06 }, 0.001))
  expect(away[SUNDAY]).toBeCloseTo(0.08, 3)
  expect(away[TUESDAY]).toBeCloseTo(-0.05, 3)
  expect(away[SATURDAY]).toBeCloseTo(-0.06, 3)
})
