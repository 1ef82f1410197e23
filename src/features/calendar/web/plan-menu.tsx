import { useMutation } from '@tanstack/react-query'
import { CalendarSync, Download, Ellipsis, Printer, ScrollText } from 'lucide-react'
import { useState } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import type { YearMonth } from '#shared/calendar-dates.ts'
import { download, errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { DropdownMenu, MenuItem, MenuSeparator } from '#web/kit/dropdown-menu.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { calendarEndpoints } from '../contract.ts'
import { FeedDialog } from './feed-dialog.tsx'
import type { PrintedKind } from './printed-plan.tsx'

/** The ways of the plan out of the product: on paper, as a spreadsheet, into a calendar program. */
export function PlanMenu(props: {
  brand: Brand
  month: YearMonth
  mayManage: boolean
  readOnly: boolean
  /** Absent while there is nothing to print yet. */
  onPrint: ((kind: PrintedKind) => void) | null
}) {
  const { brand, month, onPrint } = props
  const [feed, setFeed] = useState(false)
  const csv = useMutation({
    mutationFn: () => download(calendarEndpoints.exportCsv, { query: { brandId: brand.id, ...month } }),
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Export Failed',
        description: errorMessage(error, 'The plan could not be downloaded. Check your connection and try again.'),
      }),
  })
  // The browser's print dialog stops everything: the menu goes first, and gives the focus back.
  const printing = (kind: PrintedKind) => ({
    disabled: onPrint === null,
    onSelect: () => void setTimeout(() => onPrint?.(kind), 250),
  })
  return (
    <>
      <DropdownMenu
        trigger={
          <Button variant="secondary" size="icon" className="max-md:size-(--touch)" aria-label="Print and export">
            <Ellipsis aria-hidden />
          </Button>
        }
      >
        <MenuItem icon={<Printer aria-hidden />} {...printing('month')}>
          Print month
        </MenuItem>
        <MenuItem icon={<ScrollText aria-hidden />} {...printing('agenda')}>
          Print agenda
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Download aria-hidden />} onSelect={() => csv.mutate()}>
          Download CSV
        </MenuItem>
        <MenuItem icon={<CalendarSync aria-hidden />} onSelect={() => setFeed(true)}>
          Calendar feed...
        </MenuItem>
      </DropdownMenu>
      {feed && (
        <FeedDialog
          brand={brand}
          mayChange={props.mayManage && !props.readOnly}
          suspended={props.readOnly}
          onClose={() => setFeed(false)}
        />
      )}
    </>
  )
}
