import { expect, test } from 'vitest'
import { teaBrand } from './tea-brand.fixtures.ts'
import { toldFacts } from './told-facts.ts'

const closed = {
  sentence: 'Closed December 24 to January 4',
  check: { type: 'closed' as const, days: { from: '12-24', to: '01-04' } },
}

test('after a break, an email says since when, what happens first, and what comes next', () => {
  const brief = teaBrand({
    rules: [closed],
    say: [
      'Orders that came in while we were closed (December 24 to January 4) ship on January 6.',
      'The first blending of the year starts on January 7',
      'Tasting evening on January 23, book by January 15',
    ],
  })
  const { reopening, opening } = toldFacts(brief)
  expect(reopening).toMatchObject([
    {
      slots: {
        moment: "We're back",
        fact: 'Orders that came in while we were closed ship on January 6. The first blending of the year starts on January 7.',
      },
      lines: ['Tasting evening on January 23, book by January 15.'],
    },
  ])
  expect(opening.every(({ toldIn }) => toldIn === closed.sentence)).toBe(true)
})

test('after a break, an email tells what began in it, and what stays closed', () => {
  const brief = teaBrand({
    rules: [closed],
    say: [
      'The morning pot goes from £24 to £26 on January 1.',
      'Booking for the blending class opens on January 4.',
      'We shut at noon on December 23 and are closed until January 5.',
      'The yard closes on November 14, the yard opens again in April.',
    ],
  })
  expect(toldFacts(brief).reopening[0]!.slots.fact).toBe(
    'Booking for the blending class opens on January 4. The morning pot goes from £24 to £26 on January 1. The yard opens again in April.',
  )
})

test('who works alone says so, and a closing names the last day to order', () => {
  const brief = teaBrand({
    rules: [closed],
    say: ['I blend each tea by hand', 'Last day to order for Christmas is December 17'],
  })
  const { reopening, closing } = toldFacts(brief)
  expect(reopening[0]!.slots.moment).toBe("I'm back")
  expect(closing[0]!.slots.fact).toBe('Last day to order for Christmas is December 17.')
})
