import { expect, test } from 'vitest'
import type { FactValue } from '#shared/brand-sheet.ts'
import { brandStock } from '../stock/brand-stock.ts'
import { ownDays } from '../stock/own-days.ts'
import { teaBrand, teaOffer } from '../stock/tea-brand.fixtures.ts'
import type { MonthRequest } from './month-request.ts'
import { isSoundDay } from './sound-days.ts'

const rule = (sentence: string, from: string, to: string): FactValue<'rule'> => ({
  sentence,
  check: { type: 'closed', days: { from, to } },
})
const offers = [
  teaOffer('oak blend', { price: '£9' }),
  ...['ash tin', 'elm tin', 'fir tin'].map((name) => teaOffer(name, { price: '£5' })),
]

function planning(say: string[], rules: FactValue<'rule'>[] = []) {
  const brief = teaBrand({ offers, say, rules })
  const stock = brandStock({ brief, offers, month: 12, hasHistory: false, maySay: () => true })
  // `isSoundDay` reads nothing else.
  const request = { stock, occasions: ownDays(brief, 2026) } as unknown as MonthRequest
  const list = stock.ideas.find(({ key }) => key === 'brand/brand/prices-on-one-page')!
  const thanks = stock.ideas.find(({ pack, angle }) => pack.layer === 'universal' && angle.role === 'thank')!
  return { request, list, thanks }
}

test('no list of full prices goes out in the two weeks before a sale or during it', () => {
  const { request, list, thanks } = planning(['Sale: 15% off November 27 to 30.'])
  const isSound = (date: string) => isSoundDay(list, date, request)
  expect(['2026-11-05', '2026-11-20', '2026-11-28', '2026-12-02'].map(isSound)).toEqual([true, false, false, true])
  expect(isSoundDay(thanks, '2026-11-20', request)).toBe(true)
})

test('nothing asks for an order between the last day to order and the first day after a break', () => {
  const { request, list, thanks } = planning(
    ['The last day to order for Christmas is December 16.'],
    [rule('We are closed from December 24 to December 29.', '12-24', '12-29')],
  )
  const isSound = (date: string) => isSoundDay(list, date, request)
  expect(['2026-12-10', '2026-12-18', '2026-12-22'].map(isSound)).toEqual([true, false, false])
  expect(isSoundDay(thanks, '2026-12-18', request)).toBe(true)
})

test('no month begins with an answer to why things cost so much', () => {
  const { request, thanks } = planning([])
  const doubt: FactValue<'doubt'> = {
    question: 'Why so dear?',
    isWhole: true,
    topic: 'price',
    answer: 'Tea costs more.',
  }
  const isSound = (date: string) => isSoundDay({ ...thanks, doubt }, date, request)
  expect(['2027-01-05', '2027-01-12'].map(isSound)).toEqual([false, true])
  expect(isSoundDay(thanks, '2027-01-05', request)).toBe(true)
})
