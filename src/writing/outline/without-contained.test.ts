import { expect, test } from 'vitest'
import { withoutContained } from './without-contained.ts'

test('a sentence that another one has in full is in an email once', () => {
  expect(
    withoutContained([
      '75 €. Ein Vormittag: Wasserränder. Ein Vormittag: Wasserränder, lose Furniere, wackelnde Beine.',
    ]),
  ).toEqual(['75 €. Ein Vormittag: Wasserränder, lose Furniere, wackelnde Beine.'])
  expect(
    withoutContained([
      'Yarn club: a parcel every two months, £26 a parcel.',
      'A parcel every two months, £26 a parcel.',
    ]),
  ).toEqual(['Yarn club: a parcel every two months, £26 a parcel.'])
  expect(withoutContained(['Free shipping over $50.', 'Free shipping over $50.'])).toEqual(['Free shipping over $50.'])
})

test('short prices and other sentences stay', () => {
  const rows = ['Tin: $14.', 'Big tin: $14. Six weeks of evenings.', 'Six weeks of rain.']
  expect(withoutContained(rows)).toEqual(rows)
})

test('a long row keeps its last sentences', () => {
  const long = Array.from({ length: 15 }, (_, at) => `This is sentence number ${at}.`).join(' ')
  expect(withoutContained([long])).toEqual([long])
})
