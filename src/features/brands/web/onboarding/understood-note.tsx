import type { Brand } from '../../contract.ts'
import { UnderstoodLink } from './understood-link.tsx'

export function UnderstoodNote({ brand }: { brand: Brand }) {
  if (brand.onboardingStep === null || brand.productsInfo === null) return null
  return (
    <p className="rounded-lg bg-surface-2 px-4 py-3 text-sm text-fg-2">
      {"We've read your products. "}
      <UnderstoodLink brandId={brand.id} />
      <span className="block text-fg-3">It takes about a minute. You can skip it and do it later.</span>
    </p>
  )
}
