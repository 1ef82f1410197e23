import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { formatDay } from '#shared/calendar-dates.ts'
import { call, errorMessage } from '#web/api-client.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { type PastImport, historyEndpoints } from '../../contract.ts'
import { importsOptions } from '../queries.ts'
import { rowsText } from './csv-wording.ts'

const STATUS_TEXTS = {
  storing: 'Still going in',
  done: null,
  undone: 'Undone',
  interrupted: 'Interrupted, nothing was kept',
} as const

interface ImportHistoryProps {
  brand: Brand
  onUndone: (id: string) => void
}

/** The files that were imported for a brand; each can be taken back. */
export function ImportHistory({ brand, onUndone }: ImportHistoryProps) {
  const queryClient = useQueryClient()
  const past = useQuery(importsOptions(brand.id))
  const [chosen, setChosen] = useState<PastImport | null>(null)
  const undo = useMutation({
    mutationFn: (id: string) => call(historyEndpoints.undoImport, { params: { id } }),
    onSuccess: ({ removed, restored }, id) => {
      toast({
        title: 'Import undone',
        description: `${rowsText(removed)} removed, ${rowsText(restored)} put back as they were.`,
      })
      onUndone(id)
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: errorMessage(error, 'The import could not be undone.'),
        variant: 'destructive',
      }),
    onSettled: async () => {
      setChosen(null)
      await queryClient.invalidateQueries({ queryKey: ['/api', 'brands', brand.id] })
    },
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
                  {entry.updatedRows.toLocaleString('en')} known before
                </span>
              </span>
              {entry.status === 'done' && (
                <Button
                  variant="ghost"
                  size="sm"
                  className="max-md:h-(--touch)"
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
        description={`What ${chosen?.filename ?? 'it'} added goes, what it changed is as before. Import the file again to have it back.`}
        confirmLabel="Undo import"
        destructive
        busy={undo.isPending}
        onConfirm={() => chosen !== null && undo.mutate(chosen.id)}
      />
    </div>
  )
}
