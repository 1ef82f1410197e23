import { GitMerge } from 'lucide-react'
import { Button } from '#web/kit/button.tsx'
import type { FieldPath, FieldValue } from '../../content-fields.ts'
import { useConflict, useEdit } from './edit-context.ts'
import { TextDifference } from './text-difference.tsx'

export function ConflictPanel({ field, name }: { field: FieldPath; name: string }) {
  const { session, language } = useEdit()
  const conflict = useConflict(field)
  if (conflict === undefined) return null
  const { by, mine, theirs } = conflict
  const who = by === null ? 'Someone else' : by.you ? 'You, in another tab,' : by.userName || 'Someone else'
  const removed = theirs === null
  return (
    <div
      role="group"
      aria-label={`Two versions of ${name}`}
      tabIndex={-1}
      data-conflict
      className="mt-2 grid gap-3 rounded-lg bg-warn-soft p-3 text-sm text-fg shadow-[inset_0_0_0_1px_var(--warn)]"
    >
      <p role="alert" className="flex items-start gap-2 font-medium">
        <GitMerge aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
        <span className="min-w-0 wrap-anywhere">
          {removed
            ? `${who} removed this section while you were editing it.`
            : `${who} changed this while you were editing. We kept both versions until you choose.`}
        </span>
      </p>
      {!removed && (
        <div className="grid gap-3 @lg:grid-cols-2">
          <Side heading="Yours" before={asText(theirs)} after={asText(mine)} language={language} />
          <Side
            heading={by === null || by.you ? 'Other version' : `${by.userName}’s`}
            before={asText(mine)}
            after={asText(theirs)}
            language={language}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="touch-sm" onClick={() => session.keepMine(field)}>
          {removed ? 'Put it back' : 'Keep mine'}
        </Button>
        <Button size="touch-sm" variant="secondary" onClick={() => session.takeTheirs(field)}>
          {removed ? 'Remove it' : 'Use the other version'}
        </Button>
      </div>
    </div>
  )
}

function Side(props: { heading: string; before: string; after: string; language: string }) {
  return (
    <div className="min-w-0 rounded-md bg-surface p-2.5 hairline">
      <p className="mb-1 text-xs font-semibold wrap-anywhere text-fg-3">{props.heading}</p>
      {props.after === '' ? (
        <p className="text-fg-3">Empty</p>
      ) : (
        <TextDifference before={props.before} after={props.after} language={props.language} />
      )}
    </div>
  )
}

function asText(value: FieldValue | null): string {
  if (value === null) return ''
  if (typeof value === 'string') return value
  return Array.isArray(value) ? value.join('\n') : [value.section, value.visual, value.copy].join('\n')
}
