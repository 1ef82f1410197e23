import { useMutation } from '@tanstack/react-query'
import { CalendarSync, Download, Ellipsis } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { DropdownMenu, MenuItem, MenuSeparator } from '#web/kit/dropdown-menu.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { FeedDialog } from './feed-dialog.tsx'

export interface PlanMenuProps {
  prints: readonly { label: string; icon: ReactNode; onSelect: () => void }[]
  /** False while there is nothing to print. */
  ready: boolean
  download: () => Promise<void>
  feed: { brand: Brand; mayManage: boolean; readOnly: boolean } | null
}

export function PlanMenu({ prints, ready, download, feed }: PlanMenuProps) {
  const [feedOpen, setFeedOpen] = useState(false)
  const csv = useMutation({
    mutationFn: download,
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Export Failed',
        description: errorMessage(error, "We couldn't download the schedule. Check your connection and try again."),
      }),
  })
  return (
    <>
      <DropdownMenu
        trigger={
          <Button variant="secondary" size="touch-icon" aria-label="Print and export">
            <Ellipsis aria-hidden />
          </Button>
        }
      >
        {prints.map(({ label, icon, onSelect }) => (
          // The print dialog blocks the page, so the menu closes first and returns the focus.
          <MenuItem key={label} icon={icon} disabled={!ready} onSelect={() => void setTimeout(onSelect, 250)}>
            {label}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem icon={<Download aria-hidden />} onSelect={() => csv.mutate()}>
          Download CSV
        </MenuItem>
        {feed !== null && (
          <MenuItem icon={<CalendarSync aria-hidden />} onSelect={() => setFeedOpen(true)}>
            Calendar feed...
          </MenuItem>
        )}
      </DropdownMenu>
      {feedOpen && feed !== null && (
        <FeedDialog
          brand={feed.brand}
          mayChange={feed.mayManage && !feed.readOnly}
          suspended={feed.readOnly}
          onClose={() => setFeedOpen(false)}
        />
      )}
    </>
  )
}
