import { Link, useNavigate } from '@tanstack/react-router'
import { Download, Eye, FileText, FileType, Lock, Maximize2, MoreVertical } from 'lucide-react'
import type { Brand } from '#features/brands/contract.ts'
import { Button } from '#web/kit/button.tsx'
import { DropdownMenu, MenuItem } from '#web/kit/dropdown-menu.tsx'
import { billingUrl, paths } from '#web/paths.ts'
import { EXPORT_LOCKED } from './export-refusal.ts'
import type { OutlineSummary } from '../../library-contract.ts'
import type { LibraryRights } from './library-rights.ts'
import { useLibraryRows } from './library-rows.ts'
import { useOutlineExport } from './use-exports.ts'
import { useReviewRequest } from './use-review-request.ts'

export function RowExports(props: { outline: OutlineSummary; brand: Brand; title: string; rights: LibraryRights }) {
  const { outline, brand, title, rights } = props
  const { exportAs, pending } = useOutlineExport(outline.id, title)
  const review = useReviewRequest(outline, brand, rights)
  const { filters } = useLibraryRows()
  return (
    <>
      <div className="flex gap-1 print:hidden @max-2xl:hidden">
        {rights.export ? (
          <>
            <Button
              variant="ghost"
              size="sm"
              busy={pending === 'txt'}
              aria-label={`Export ${title} as TXT`}
              onClick={() => exportAs('txt')}
            >
              <Download aria-hidden />
              TXT
            </Button>
            <Button
              variant="ghost"
              size="sm"
              busy={pending === 'docx'}
              aria-label={`Export ${title} as DOCX`}
              onClick={() => exportAs('docx')}
            >
              <Download aria-hidden />
              DOCX
            </Button>
          </>
        ) : (
          <Button variant="ghost" size="sm" reason={EXPORT_LOCKED}>
            <Lock aria-hidden />
            Export
          </Button>
        )}
      </div>
      <div className="print:hidden @2xl:hidden">
        <DropdownMenu
          trigger={
            <Button
              variant="ghost"
              size="icon-lg"
              busy={pending !== undefined || review.isPending}
              aria-label={`More for ${title}`}
            >
              <MoreVertical aria-hidden />
            </Button>
          }
        >
          <MenuItem asChild>
            <Link to={paths.outline} params={{ outlineId: outline.id }} search={filters}>
              <Maximize2 aria-hidden />
              Full page
            </Link>
          </MenuItem>
          {review.isOffered && (
            <MenuItem
              icon={<Eye aria-hidden />}
              disabled={review.refusal !== undefined}
              reason={review.refusal}
              onSelect={review.request}
            >
              Request review
            </MenuItem>
          )}
          <MenuItem
            icon={<FileText aria-hidden />}
            disabled={!rights.export}
            reason={EXPORT_LOCKED}
            onSelect={() => exportAs('txt')}
          >
            TXT
          </MenuItem>
          <MenuItem
            icon={<FileType aria-hidden />}
            disabled={!rights.export}
            reason={EXPORT_LOCKED}
            onSelect={() => exportAs('docx')}
          >
            DOCX
          </MenuItem>
          {!rights.export && rights.upgrade && <UpgradeItem />}
        </DropdownMenu>
      </div>
    </>
  )
}

function UpgradeItem() {
  const navigate = useNavigate()
  return (
    <MenuItem icon={<Lock aria-hidden />} onSelect={() => void navigate({ to: billingUrl() })}>
      Upgrade Plan
    </MenuItem>
  )
}
