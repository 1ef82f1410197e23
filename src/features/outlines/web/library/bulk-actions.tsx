import { ChevronDown, ListChecks, UserRound, X } from 'lucide-react'
import { useState } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { Button } from '#web/kit/button.tsx'
import { DropdownMenu, MenuItem, MenuSeparator } from '#web/kit/dropdown-menu.tsx'
import { focusHeading } from '#web/kit/focus-heading.ts'
import type { OutlineSummary } from '../../library-contract.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import type { LibraryRights } from './library-rights.ts'
import { SUSPENDED } from '#features/access/web/suspended.ts'

export interface BulkActionsProps {
  outlines: readonly OutlineSummary[]
  brand: Brand
  rights: LibraryRights
  onSelect: (ids: readonly string[]) => void
}

/** What can be done with the selected outlines at once. */
export function BulkActions({ outlines, brand, rights, onSelect }: BulkActionsProps) {
  const [kind, setKind] = useState<'assign' | 'status'>()
  const reason = !rights.workflow ? 'Available from the Pro plan' : rights.readOnly ? SUSPENDED : undefined
  const locked = { disabled: reason !== undefined, reason }
  // Without a selection the menu's button is gone.
  const clear = () => {
    onSelect([])
    requestAnimationFrame(() => focusHeading(document, 'h1'))
  }
  return (
    <>
      {outlines.length > 0 && (
        <DropdownMenu
          trigger={
            <Button variant="secondary" className="max-md:h-(--touch)">
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
          <MenuSeparator />
          <MenuItem icon={<X aria-hidden />} onSelect={clear}>
            Clear Selection
          </MenuItem>
        </DropdownMenu>
      )}
      {kind !== undefined && (
        <BulkDialog
          kind={kind}
          outlines={outlines}
          brandId={brand.id}
          workspaceId={brand.workspaceId}
          onClose={() => setKind(undefined)}
          onDone={(failedIds) => {
            setKind(undefined)
            onSelect(failedIds)
          }}
        />
      )}
    </>
  )
}
