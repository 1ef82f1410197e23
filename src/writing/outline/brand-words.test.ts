import { describe, expect, test } from 'vitest'
import { confirmedBrief } from '../brand/brand-brief.fixtures.ts'
import { DEMO_BRANDS } from '#stand-ins/demo/demo-brands.ts'
import { productNames, quotable, quotedTitle, titleLine } from './brand-words.ts'

test.each([
  ['Ridge Harness, Packable Bowl (folds flat), Trail Leash', ['Ridge Harness', 'Packable Bowl', 'Trail Leash']],
  ['12 g; 30 ml; 18 gauge; 501 Original', ['501 Original']],
  ['Ridge Harness; Ridge Harness', ['Ridge Harness']],
])('the products of "%s"', (products, names) => {
  const brand = confirmedBrief({ ...DEMO_BRANDS.quillhound, productsInfo: { products, averageOrderValue: '' } })
  expect(productNames(brand, 5)).toEqual(names)
})

describe('words that may be quoted', () => {
  test('have no quotation marks, braces, control characters or line breaks inside', () => {
    expect(quotable('say “hi”\u0000 to\n{{name}} \u202Enow', 80)).toBe('say hi to name now')
  })

  test('are cut between words, and never inside a sign', () => {
    expect(quotable('one two three four', 12)).toBe('one two…')
    expect(quotable('🐕'.repeat(40), 11).isWellFormed()).toBe(true)
    expect(quotable('a\uD83D', 20)).toBe('a')
  })
})

describe('titles', () => {
  test('keep quotation marks in pairs, unbreakable spaces and markers', () => {
    expect(titleLine('Was hinter „aus drei Regionen“ steht', 119)).toBe('Was hinter „aus drei Regionen“ steht')
    expect(titleLine('Fini\u00A0: «\u00A0Tailles\u00A0»', 119)).toBe('Fini\u00A0: «\u00A0Tailles\u00A0»')
    expect(titleLine('Order by [confirm date]', 119)).toBe('Order by [confirm date]')
  })

  test('lose what is not closed, other brackets and line breaks', () => {
    expect(titleLine('Say “hi\nto [Brand] {{name}} <b>now', 119)).toBe('Say hi to Brand name bnow')
    expect(titleLine('one “two three” four five', 16)).toBe('one two three…')
  })

  test('have the inner quotation marks of the language between others', () => {
    expect(quotedTitle('Was hinter „frisch geröstet“ steht', 119, 'de')).toBe('Was hinter ‚frisch geröstet‘ steht')
    expect(quotedTitle('Ce qui aide face à «\u00A0Tailles\u00A0»', 119, 'fr')).toBe('Ce qui aide face à “Tailles”')
    expect(quotedTitle('The problem “Slow shipping”', 119, 'en')).toBe('The problem ‘Slow shipping’')
  })
})
