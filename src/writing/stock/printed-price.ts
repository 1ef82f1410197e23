import type { BrandBrief } from '#shared/brand-brief.ts'
import type { FactValue } from '#shared/brand-sheet.ts'
import { oncePer } from '#shared/once-per.ts'
import { TAX } from '../brand/read-price.ts'

/** What an offer costs, with what the brand says of taxes behind every price: "49 €/mes + IVA", "38 € HT". */
export function printedPrice(
  { price }: Pick<FactValue<'offer'>, 'price'>,
  { facts }: Pick<BrandBrief, 'facts'>,
): string | null {
  const { tax } = taxOf(facts)
  return price === null || tax === null || TAX.test(price) || FREE.test(price) ? price : `${price} ${tax}`
}

const FREE = /%|^\D*$/u

/** "Always + IVA behind prices". */
const taxOf = oncePer(({ rules }: BrandBrief['facts']): { tax: string | null } => {
  const ofPrices = rules.flatMap(({ check }) =>
    check?.type === 'statement' && check.when === 'price' ? [check.text] : [],
  )
  return { tax: ofPrices.flatMap((text) => TAX.exec(` ${text.slice(0, LONGEST)}`)?.[0].trim() ?? [])[0] ?? null }
})

const LONGEST = 300
