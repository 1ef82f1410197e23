import { ChoiceBar } from '#web/kit/choice-bar.tsx'
import type { Brand } from '../../contract.ts'

interface BrandSelectProps {
  brands: readonly Pick<Brand, 'id' | 'name'>[]
  brand: Pick<Brand, 'id'>
  onChoose: (brandId: string) => void
}

/** The choice of a brand looks the same on every page. Many brands scroll sideways. */
export function BrandSelect({ brands, brand, onChoose }: BrandSelectProps) {
  if (brands.length < 2) return null
  return (
    <ChoiceBar
      aria-label="Brands"
      // As high as the buttons beside it.
      className="mb-0 w-fit max-w-full p-0.5"
      options={brands.map(({ id, name }) => ({ value: id, label: name }))}
      value={brand.id}
      onValueChange={onChoose}
    />
  )
}
