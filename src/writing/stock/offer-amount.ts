import type { FactValue } from '#shared/brand-sheet.ts'

const AMOUNT = /\d{1,3}(?:[.,'’ ]\d{3})+(?!\d)|\d{1,6}(?:[.,]\d{1,2})?/u

/** The first amount in a price: 1200 of "from 1,200 €". Null without one. */
export function amountOf({ price }: Pick<FactValue<'offer'>, 'price'>): number | null {
  const [amount] = AMOUNT.exec(price ?? '') ?? []
  if (amount === undefined) return null
  return Number(amount.replaceAll(/[.,'’ ](?=\d{3}(?!\d))/gu, '').replace(',', '.'))
}
