import { PanelRight } from 'lucide-react'
import type { Brand } from '#features/brands/contract.ts'
import { Button } from '#web/kit/button.tsx'
import type { Outline } from '../../contract.ts'
import { ExportMenu } from '../library/export-menu.tsx'
import type { LibraryRights } from '../library/library-rights.ts'
import { RequestReviewButton } from '../library/request-review-button.tsx'

export function OutlineActions(props: {
  outline: Outline
  brand: Brand
  rights: LibraryRights
  onDetails: () => void
}) {
  const { outline, brand, rights } = props
  return (
    <>
      <Button variant="secondary" size="touch" onClick={props.onDetails}>
        <PanelRight aria-hidden />
        Details
      </Button>
      <RequestReviewButton outline={outline} brand={brand} rights={rights} size="touch" />
      <ExportMenu outline={outline} rights={rights} variant="secondary" size="touch" />
    </>
  )
}
