import { expect, test } from 'vitest'
import { offerAfter } from './series-offer-state.ts'

const moved = (from: string, to: string, ideaId = 'launch') => ({
  ideaId,
  brandId: 'brand',
  outlineId: 'outline',
  from,
  to,
})

test('moves of one anchor add up, and a move back ends the offer', () => {
  const first = offerAfter(null, moved('2026-12-04', '2026-12-05'))
  expect(first).toMatchObject({ from: '2026-12-04', to: '2026-12-05' })
  const second = offerAfter(first, moved('2026-12-05', '2026-12-08'))
  expect(second).toMatchObject({ from: '2026-12-04', to: '2026-12-08' })
  expect(offerAfter(second, moved('2026-12-08', '2026-12-04'))).toBeNull()
})

test('another anchor begins another offer', () => {
  const first = offerAfter(null, moved('2026-12-04', '2026-12-05'))
  expect(offerAfter(first, moved('2026-12-10', '2026-12-11', 'sale'))).toMatchObject({
    ideaId: 'sale',
    from: '2026-12-10',
    to: '2026-12-11',
  })
})
