import type { Brand } from '#features/brands/contract.ts'
import { CommentsSection } from '#features/comments/web/widgets/comments-section.tsx'
import type { Outline } from '#features/outlines/contract.ts'
import { detailsExtra } from './details-extra.tsx'

/** What other features show in the details of an outline of the library. */
export function LibraryDetails(props: { outline: Outline; brand: Brand; focusId: string | undefined }) {
  const { outline, brand, focusId } = props
  return (
    <>
      {detailsExtra(outline, brand)}
      <CommentsSection outline={outline} workspaceId={brand.workspaceId} focusId={focusId} />
    </>
  )
}
