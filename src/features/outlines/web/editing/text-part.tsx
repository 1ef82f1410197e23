import { type ReactNode } from 'react'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { Textarea } from '#web/kit/textarea.tsx'
import type { FieldPath } from '../../content-fields.ts'
import { ConflictPanel } from './conflict-panel.tsx'
import { useEdit, useHints, useText } from './edit-context.ts'
import { HintList } from './hint-list.tsx'

export interface TextPartProps {
  field: FieldPath
  label: string
  /** What people who listen hear, where the label alone would stand several times. */
  name?: string
  /** Of several lines, growing with what is written. */
  rows?: number
  placeholder?: string
  icon?: ReactNode
  className?: string
}

/** One text of an outline, where it stands: with what the quality gate says, and with what somebody else wrote. */
export function TextPart({ field, label, name = label, rows, placeholder, icon, className }: TextPartProps) {
  const { session, language } = useEdit()
  const value = useText(field)
  const hints = useHints(field)
  const shared = {
    value,
    dir: 'auto',
    lang: language,
    placeholder,
    'data-field': field,
    ...(name !== label && { 'aria-label': name }),
  } as const
  return (
    <div className={className}>
      <Field
        label={
          icon === undefined ? (
            label
          ) : (
            <span className="flex items-center gap-1.5 [&_svg]:size-3.5">
              {icon}
              {label}
            </span>
          )
        }
        {...(hints.length > 0 && { hint: <HintList hints={hints} /> })}
      >
        {rows === undefined ? (
          <Input
            {...shared}
            className="max-md:h-(--touch)"
            onChange={(event) => session.type(field, event.target.value)}
          />
        ) : (
          <Textarea
            {...shared}
            rows={rows}
            className="max-h-none"
            onChange={(event) => session.type(field, event.target.value)}
          />
        )}
      </Field>
      <ConflictPanel field={field} name={name} />
    </div>
  )
}
