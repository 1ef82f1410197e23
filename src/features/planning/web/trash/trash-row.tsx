import { ArchiveRestore, FileText, Lightbulb, ListTree } from 'lucide-react'
import { useState } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import type { CurrentWorkspace } from '#features/access/web/queries.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import type { TrashedItem } from '#features/outlines/trash-contract.ts'
import { SUSPENDED } from '#features/access/web/suspended.ts'
import { originOf, timeLeft } from './trash-wording.ts'
import { KIND_NAMES, useRestore } from '#features/outlines/web/use-trash.ts'

const ICONS = { topic: <ListTree aria-hidden />, idea: <Lightbulb aria-hidden />, outline: <FileText aria-hidden /> }

export function TrashRow({ item, brand, current }: { item: TrashedItem; brand: Brand; current: CurrentWorkspace }) {
  const { restore, restoring } = useRestore()
  const [now] = useState(() => new Date())
  const { kind, id, title } = item
  const may = current.may(kind === 'outline' ? 'MANAGE_OUTLINES' : 'CREATE_EMAIL_IDEAS')
  const reason = current.readOnly ? SUSPENDED : undefined
  return (
    <li data-trashed={id} className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p dir="auto" lang={brand.language} className="text-base font-semibold wrap-anywhere">
          {title}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-fg-3">
          <Badge variant="secondary" icon={ICONS[kind]}>
            {KIND_NAMES[kind]}
          </Badge>
          <span className="wrap-anywhere">{originOf(item)}</span>
          <span className="whitespace-nowrap">{timeLeft(item, now)}</span>
        </p>
      </div>
      {may && (
        <Button
          variant="secondary"
          size="touch-sm"
          className="max-md:px-4"
          aria-label={`Restore ${title}`}
          data-trashed-menu
          busy={restoring === id}
          reason={reason}
          onClick={() => restore({ kind, id, title, brandId: brand.id })}
        >
          <ArchiveRestore aria-hidden />
          Restore
        </Button>
      )}
    </li>
  )
}
