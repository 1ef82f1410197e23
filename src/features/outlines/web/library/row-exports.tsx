import { useNavigate } from '@tanstack/react-router'
import { Download, FileText, FileType, Lock } from 'lucide-react'
import { Button } from '#web/kit/button.tsx'
import { DropdownMenu, MenuItem } from '#web/kit/dropdown-menu.tsx'
import { DisabledReason } from '#web/kit/tooltip.tsx'
import { billingUrl } from '#web/paths.ts'
import { EXPORT_LOCKED } from './export-refusal.ts'
import type { LibraryRights } from './library-rights.ts'
import { useOutlineExport } from './use-exports.ts'

/** The downloads of one outline: two buttons, or in a narrow list one with a menu. */
export function RowExports({ id, title, rights }: { id: string; title: string; rights: LibraryRights }) {
  const { exportAs, pending } = useOutlineExport(id, title)
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
          <DisabledReason reason={EXPORT_LOCKED}>
            <Button variant="ghost" size="sm" disabled>
              <Lock aria-hidden />
              Export
            </Button>
          </DisabledReason>
        )}
      </div>
      <div className="print:hidden @2xl:hidden">
        <DropdownMenu
          trigger={
            <Button
              variant="ghost"
              size="icon"
              className="size-(--touch)"
              busy={pending !== undefined}
              aria-label={`Export ${title}`}
            >
              <Download aria-hidden />
            </Button>
          }
        >
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
