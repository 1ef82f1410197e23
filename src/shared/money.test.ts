import { expect, test } from 'vitest'
import { amountEachText, moneyText, sumOfMoney } from './money.ts'

test('an amount names its currency and separates thousands', () => {
  expect([moneyText(2688, 'USD'), moneyText(2688.5, 'EUR'), moneyText(-3, 'GBP'), moneyText(12, 'CAD')]).toEqual([
    '$2,688.00',
    '€2,688.50',
    '-£3.00',
    'CA$12.00',
  ])
})

test('an amount per recipient keeps three decimals below one', () => {
  expect([amountEachText(0.22, 'USD'), amountEachText(1.5, 'EUR')]).toEqual(['$0.220', '€1.50'])
})

test('a sum of odd cents is exact', () => {
  expect(0.1 + 0.2).not.toBe(0.3)
  expect(sumOfMoney([0.1, 0.2])).toBe(0.3)
  expect(sumOfMoney(Array.from({ length: 365 }, () => 19.99))).toBe(7296.35)
  expect(sumOfMoney([10, -3.33])).toBe(6.67)
})
