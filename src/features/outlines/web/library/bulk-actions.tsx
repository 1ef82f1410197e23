import { CalendarDays, ChevronDown, Copy, ListChecks, Share2, UserRound, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { ActionBar } from '#web/kit/action-bar.tsx'
import { Button } from '#web/kit/button.tsx'
import { DropdownMenu, MenuItem, MenuSeparator } from '#web/kit/dropdown-menu.tsx'
import { focusHeading } from '#web/kit/focus-heading.ts'
import type { OutlineSummary } from '../../library-contract.ts'
import { useMoveDatesDialog } from './bulk-extras.ts'
import { useLibraryExtras } from './library-extras.ts'
import type { LibraryRights } from './library-rights.ts'
import { outlineCount } from './outline-wording.ts'
import { SUSPENDED } from '#features/access/web/suspended.ts'

const CopyDialog = lazy(async () => ({ default: (await import('../copying/copy-dialog.tsx')).CopyDialog }))
const BulkDialog = lazy(async () => ({ default: (await import('./bulk-dialog.tsx')).BulkDialog }))

export interface BulkActionsProps {
  outlines: readonly OutlineSummary[]
  brand: Brand
  rights: LibraryRights
  onSelect: (ids: readonly string[]) => void
}

export function BulkActions({ outlines, brand, rights, onSelect }: BulkActionsProps) {
  const [kind, setKind] = useState<'assign' | 'status' | 'copy' | 'move' | 'share'>()
  const renderMoveDates = useMoveDatesDialog()
  const { share } = useLibraryExtras()
  const reason = !rights.workflow ? 'Available on Pro and above' : rights.readOnly ? SUSPENDED : undefined
  const locked = { disabled: reason !== undefined, reason }
  // The menu's button disappears with the selection, so move the focus.
  const clear = () => {
    onSelect([])
    requestAnimationFrame(() => focusHeading(document, 'h1'))
  }
  return (
    <>
      {outlines.length > 0 && (
        <ActionBar label="Selected outlines">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
            <p className="tnum px-1 text-base font-medium whitespace-nowrap">
              {outlineCount(outlines.length)} selected
            </p>
            <DropdownMenu
              trigger={
                <Button size="touch">
                  {`Bulk Actions (${outlines.length})`}
                  <ChevronDown aria-hidden />
                </Button>
              }
            >
              <MenuItem icon={<UserRound aria-hidden />} {...locked} onSelect={() => setKind('assign')}>
                Assign Selected
              </MenuItem>
              <MenuItem icon={<ListChecks aria-hidden />} {...locked} onSelect={() => setKind('status')}>
                Change Status
              </MenuItem>
              <MenuItem icon={<CalendarDays aria-hidden />} {...locked} onSelect={() => setKind('move')}>
                Move dates…
              </MenuItem>
              {share !== undefined && (
                <MenuItem icon={<Share2 aria-hidden />} {...locked} onSelect={() => setKind('share')}>
                  Share for review
                </MenuItem>
              )}
              <MenuItem
                icon={<Copy aria-hidden />}
                disabled={rights.readOnly}
                reason={rights.readOnly ? SUSPENDED : undefined}
                onSelect={() => setKind('copy')}
              >
                Copy to…
              </MenuItem>
              <MenuSeparator />
              <MenuItem icon={<X aria-hidden />} onSelect={clear}>
                Clear Selection
              </MenuItem>
            </DropdownMenu>
          </div>
        </ActionBar>
      )}
      <Suspense>
        {kind === 'copy' && (
          <CopyDialog
            outlines={outlines}
            brand={brand}
            onClose={() => setKind(undefined)}
            onCopied={() => onSelect([])}
          />
        )}
        {kind === 'move' &&
          renderMoveDates({
            outlines,
            brand,
            onClose: () => setKind(undefined),
            onMoved: () => {
              setKind(undefined)
              onSelect([])
            },
          })}
        {kind === 'share' && share?.({ outlines, brand, onClose: () => setKind(undefined) })}
        {(kind === 'assign' || kind === 'status') && (
          <BulkDialog
            kind={kind}
            outlines={outlines}
            workspaceId={brand.workspaceId}
            onClose={() => setKind(undefined)}
            onDone={(failedIds) => {
              setKind(undefined)
              onSelect(failedIds)
            }}
          />
        )}
      </Suspense>
    </>
  )
}
