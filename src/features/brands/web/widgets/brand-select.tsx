import { Avatar } from '#web/kit/avatar.tsx'
import { Select } from '#web/kit/select.tsx'
import type { Brand } from '../../contract.ts'

/** Chooses one of the brands for the page below; nothing where there is only one. */
export function BrandSelect(props: { brands: readonly Brand[]; brand: Brand; onChoose: (brandId: string) => void }) {
  if (props.brands.length < 2) return null
  return (
    <Select
      aria-label="Brand"
      className="w-56 max-md:h-(--touch) max-sm:w-full max-sm:flex-1"
      options={props.brands.map(({ id, name }) => ({
        value: id,
        label: name,
        icon: <Avatar name={name} size="sm" className="size-5" />,
      }))}
      value={props.brand.id}
      onValueChange={props.onChoose}
    />
  )
}
