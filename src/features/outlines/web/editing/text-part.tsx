import { type ReactNode } from 'react'
import { classNames } from '#web/kit/class-names.ts'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { Textarea } from '#web/kit/textarea.tsx'
import type { FieldPath } from '../../content-fields.ts'
import { PartCorner } from '../library/brief-parts.tsx'
import { letterCount } from '../library/outline-wording.ts'
import { ConflictPanel } from './conflict-panel.tsx'
import { useEdit, useHints, useText } from './edit-context.ts'
import { HintList } from './hint-list.tsx'
import { partOf } from './part-of.ts'

export interface TextPartProps {
  field: FieldPath
  label: string
  name?: string
  rows?: number
  placeholder?: string
  lengthAdvice?: string
  oneLine?: boolean
  icon?: ReactNode
  className?: string
}

export function TextPart(props: TextPartProps) {
  const { field, label, name = label, rows, placeholder, lengthAdvice, oneLine = false, icon, className } = props
  const { session, language } = useEdit()
  const value = useText(field)
  const hints = useHints(field)
  const part = partOf(field)
  const shared = {
    value,
    dir: 'auto',
    lang: language,
    placeholder,
    'data-field': field,
    ...(name !== label && { 'aria-label': name }),
  } as const
  const type = (text: string) => session.type(field, oneLine ? text.replaceAll(/[\r\n]+/g, ' ') : text)
  return (
    <div className={classNames('group/part', className)}>
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
        aside={
          <span className="flex items-center gap-2">
            {part !== undefined && <PartCorner field={part} name={label} />}
            {lengthAdvice !== undefined && <TextLength text={value} />}
          </span>
        }
        {...((hints.length > 0 || lengthAdvice !== undefined) && {
          hint: (
            <>
              {lengthAdvice !== undefined && <span className="block not-last:mb-1">{lengthAdvice}</span>}
              <HintList hints={hints} />
            </>
          ),
        })}
      >
        {rows === undefined ? (
          <Input {...shared} size="touch" onChange={(event) => type(event.target.value)} />
        ) : (
          <Textarea
            {...shared}
            rows={rows}
            className={classNames('max-h-none', oneLine && 'min-h-(--control-h)')}
            onChange={(event) => type(event.target.value)}
          />
        )}
      </Field>
      <ConflictPanel field={field} name={name} />
    </div>
  )
}

function TextLength({ text }: { text: string }) {
  const count = letterCount(text)
  return (
    <span className="shrink-0 text-xs text-fg-3 tnum">{`${count} ${count === 1 ? 'character' : 'characters'}`}</span>
  )
}
