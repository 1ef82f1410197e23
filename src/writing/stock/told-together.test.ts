import { expect, test } from 'vitest'
import type { BrandBrief } from '#shared/brand-brief.ts'
import { isHolidayKind } from './holiday-facts.ts'
import { isKeywordKind } from './keyword-facts.ts'
import { kindOfDay, ownDays } from './own-days.ts'
import { teaBrand, teaOffer } from './tea-brand.fixtures.ts'
import { toldFacts } from './told-facts.ts'

const daysOf = (brief: BrandBrief) =>
  ownDays(brief, 2027)
    .filter(({ id }) => ![isKeywordKind, isHolidayKind].some((is) => is(kindOfDay(id))))
    .map(({ id, date }) => `${id.split('.')[0]} ${date}`)
    .toSorted()
const brandWith = (...say: string[]) => teaBrand({ say })

test('the last day to sign up and the first days of the same course have one email', () => {
  const brief = brandWith(
    'The evening tastings start in the week from Monday, January 18: level A1 on Mondays at 6.30 pm.',
    'Sign-up for the evening tastings closes on Friday, January 15.',
  )
  expect(toldFacts(brief).deadline).toMatchObject([
    { beside: ['The evening tastings start in the week from Monday, January 18: level A1 on Mondays at 6.30 pm.'] },
  ])
  expect(daysOf(brief).filter((day) => !/^(?:reminder|last-call)/u.test(day))).toEqual(['deadline 2027-01-15'])
})

test('an open house is the invitation, and what to book for it by then is a line in it', () => {
  const brief = brandWith(
    'Open house at the barn: Saturday, March 13, 10 to 4, entry free.',
    'Lunch at the open house at the barn: order by Tuesday, March 9.',
  )
  const [event] = toldFacts(brief).event
  expect(event).toMatchObject({ beside: ['Lunch at the open house at the barn: order by Tuesday, March 9.'] })
  expect(event!.slots.moment).toBe('Open house at the barn: Saturday 13 March')
  expect(daysOf(brief)).toContain('event 2027-03-09')
})

test('the reminder of a day that another email told follows that email', () => {
  const brief = brandWith(
    'The evening tastings start on Monday, January 18 at 6.30 pm, 12 places.',
    'Sign-up for the evening tastings closes on Friday, January 15.',
  )
  const { reminder, deadline } = toldFacts(brief)
  expect(reminder).toMatchObject([{ follows: deadline[0]!.name, toldIn: null, beside: [] }])
})

test.each([
  ['two events', 'Tasting of green tea: March 6, 7 pm.', 'Tasting of black tea: March 13, 7 pm.'],
  [
    'days far apart',
    'Green tea fair: March 6, 10 to 4, entry free.',
    'Green tea fair: order your tickets by February 6.',
  ],
  ['different things', 'Open house: March 13, 10 to 4, entry free.', 'Easter boxes: order by March 9.'],
  [
    'what a sale leaves out',
    'Green boxes are out on March 5, £20.',
    'Spring sale March 8 to 12: -20% on all teas except green boxes.',
  ],
])('%s have an email each', (_, one, other) => {
  const facts = Object.values(toldFacts(brandWith(one, other))).flat()
  expect(facts.filter(({ toldIn, beside }) => toldIn !== null || beside.length > 0)).toEqual([])
})

test('two days that only name the same thing for sale have an email each', () => {
  const offer = { ...teaOffer('Smoked tea'), price: '£9' }
  const brief = teaBrand({
    offers: [offer],
    say: [
      'Smoked tea goes from £9 to £11 on Monday, January 18; Sunday, January 17 is the last day at the old price.',
      'Smoked tea evening on Saturday, January 23 at 7 pm, 8 places, sign up by Tuesday, January 19.',
    ],
  })
  expect(daysOf(brief).filter((day) => !/^(?:reminder|last-call)/u.test(day))).toEqual([
    'dearer 2027-01-17',
    'start 2027-01-19',
  ])
})
