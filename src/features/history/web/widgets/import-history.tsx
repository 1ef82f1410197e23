import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { formatDay } from '#shared/calendar-dates.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { useChange } from '#web/use-change.ts'
import { type PastImport, historyEndpoints } from '../../contract.ts'
import { importsOptions } from '../queries.ts'
import { rowsText } from './csv-wording.ts'

const STATUS_TEXTS = {
  storing: 'Importing',
  done: null,
  undone: 'Undone',
  interrupted: 'Interrupted. Nothing was imported.',
} as const

interface ImportHistoryProps {
  brand: Brand
  onUndone: (id: string) => void
}

export function ImportHistory({ brand, onUndone }: ImportHistoryProps) {
  const past = useQuery(importsOptions(brand.id))
  const [chosen, setChosen] = useState<PastImport | null>(null)
  const undo = useChange(historyEndpoints.undoImport, {
    input: (id: string) => ({ params: { id } }),
    done: ({ removed, restored }) => ({
      title: 'Import undone',
      description: `${rowsText(removed)} removed, ${rowsText(restored)} restored.`,
    }),
    onDone: (_, id) => onUndone(id),
    failed: { title: 'Error', fallback: "We couldn't undo the import." },
    onSettled: () => setChosen(null),
  })
  const imports = past.data?.imports ?? []
  if (imports.length === 0) return null
  return (
    <div className="min-w-0">
      <h4 className="mb-1 text-sm font-semibold">Imported files</h4>
      <ul className="divide-y divide-line text-sm">
        {imports.map((entry) => {
          const status = STATUS_TEXTS[entry.status]
          return (
            <li key={entry.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
              <span className="min-w-0 flex-1 basis-52">
                <span className="font-medium break-words">{entry.filename}</span>{' '}
                {status !== null && <Badge variant="secondary">{status}</Badge>}
                <span className="block text-xs text-fg-3">
                  {formatDay(entry.importedAt, brand.country)}
                  {entry.importedBy !== null && `, ${entry.importedBy}`} · {rowsText(entry.successfulRows)},{' '}
                  {entry.updatedRows.toLocaleString('en')} already imported
                </span>
              </span>
              {entry.status === 'done' && (
                <Button
                  variant="ghost"
                  size="touch-sm"
                  aria-label={`Undo the import of ${entry.filename}`}
                  onClick={() => setChosen(entry)}
                >
                  <Undo2 aria-hidden />
                  Undo
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <ConfirmDialog
        open={chosen !== null}
        onOpenChange={(open) => !open && !undo.isPending && setChosen(null)}
        title="Undo this import?"
        description={`We'll remove the rows ${chosen?.filename ?? 'it'} added and restore the rows it changed. To redo the import, upload the file again.`}
        confirmLabel="Undo import"
        destructive
        busy={undo.isPending}
        onConfirm={() => chosen !== null && undo.mutate(chosen.id)}
      />
    </div>
  )
}
