import { Download, FileText, FileType, Lock, PanelRight } from 'lucide-react'
import type { Brand } from '#features/brands/contract.ts'
import { Button } from '#web/kit/button.tsx'
import { DropdownMenu, MenuItem } from '#web/kit/dropdown-menu.tsx'
import type { Outline } from '../../contract.ts'
import { EXPORT_LOCKED } from '../library/export-refusal.ts'
import type { LibraryRights } from '../library/library-rights.ts'
import { RequestReviewButton } from '../library/request-review-button.tsx'
import { useOutlineExport } from '../library/use-exports.ts'
import { titleOf } from '../outline-months.ts'

export function OutlineActions(props: {
  outline: Outline
  brand: Brand
  rights: LibraryRights
  onDetails: () => void
}) {
  const { outline, brand, rights } = props
  const { exportAs, pending } = useOutlineExport(outline.id, titleOf(outline))
  return (
    <>
      <Button variant="secondary" size="touch" onClick={props.onDetails}>
        <PanelRight aria-hidden />
        Details
      </Button>
      <RequestReviewButton outline={outline} brand={brand} rights={rights} size="touch" />
      {rights.export ? (
        <DropdownMenu
          trigger={
            <Button variant="secondary" size="touch" busy={pending !== undefined}>
              <Download aria-hidden />
              Export
            </Button>
          }
        >
          <MenuItem icon={<FileText aria-hidden />} onSelect={() => exportAs('txt')}>
            TXT
          </MenuItem>
          <MenuItem icon={<FileType aria-hidden />} onSelect={() => exportAs('docx')}>
            DOCX
          </MenuItem>
        </DropdownMenu>
      ) : (
        <Button variant="secondary" size="touch" reason={EXPORT_LOCKED}>
          <Lock aria-hidden />
          Export
        </Button>
      )}
    </>
  )
}
