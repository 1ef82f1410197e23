import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef } from 'react'
import { Button } from '#web/kit/button.tsx'
import { Input } from '#web/kit/input.tsx'
import { Textarea } from '#web/kit/textarea.tsx'
import { type ContentField, withValue } from '../../content-fields.ts'
import { BriefPart } from '../library/brief-parts.tsx'
import { letterCount } from '../library/outline-wording.ts'
import { ConflictPanel } from './conflict-panel.tsx'
import { DragOrder, MoveHandle, OrderedItem } from './drag-order.tsx'
import { useEdit, useHints, useLines } from './edit-context.ts'
import { HintList } from './hint-list.tsx'
import { moved } from './move-order.ts'
import { partOf } from './part-of.ts'

export interface LineListProps {
  field: ContentField
  heading: string
  itemName: string
  long?: boolean
  placeholder?: string
}

export function LineList({ field, heading, itemName, long = false, placeholder }: LineListProps) {
  const { session, language } = useEdit()
  const lines = useLines(field)
  const hints = useHints(field)
  const list = useRef<HTMLOListElement>(null)
  const noteId = useId()
  const ids = lines.map((_, index) => `${field}:${index}`)
  const put = (next: readonly string[]) => session.change((draft) => withValue(draft, field, [...next]))
  const focusLine = (place: number) =>
    requestAnimationFrame(() => {
      const inputs = list.current?.querySelectorAll<HTMLElement>('input, textarea')
      inputs?.[Math.min(Math.max(place, 0), inputs.length - 1)]?.focus()
    })
  const add = (place: number) => {
    put(lines.toSpliced(place, 0, ''))
    focusLine(place)
  }
  const remove = (place: number) => {
    put(lines.toSpliced(place, 1))
    focusLine(place - 1)
  }
  const onMove = (id: string, to: number) => {
    put(moved(lines, ids.indexOf(id), to))
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('[data-handle]')[to]?.focus())
  }
  const onKeyDown = (place: number) => (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      add(place + 1)
    } else if (event.key === 'Backspace' && lines[place] === '') {
      event.preventDefault()
      remove(place)
    }
  }
  return (
    <BriefPart heading={heading} field={partOf(field)}>
      <DragOrder ids={ids} nameOf={(id) => lines[ids.indexOf(id)] || itemName} onMove={onMove}>
        <ol ref={list} className="grid gap-2" aria-label={heading}>
          {lines.map((line, index) => {
            const name = `${itemName} ${index + 1}`
            const shared = {
              value: line,
              dir: 'auto',
              lang: language,
              'aria-label': name,
              'aria-describedby': noteId,
              placeholder,
              onKeyDown: onKeyDown(index),
            } as const
            const type = (text: string) => session.type(field, lines.with(index, text))
            return (
              <OrderedItem key={index} id={ids[index]!} className="flex items-start gap-1">
                <MoveHandle id={ids[index]!} name={name.toLowerCase()} />
                {long ? (
                  <Textarea
                    {...shared}
                    rows={1}
                    className="max-h-none min-h-(--control-h) flex-1"
                    onChange={(event) => type(event.target.value)}
                  />
                ) : (
                  <div className="relative min-w-0 flex-1">
                    <Input {...shared} size="touch" className="pr-9" onChange={(event) => type(event.target.value)} />
                    <span
                      aria-hidden
                      className="pointer-events-none absolute inset-y-0 right-2.5 grid place-items-center text-xs text-fg-3 tnum"
                    >
                      {letterCount(line)}
                    </span>
                  </div>
                )}
                <Button
                  variant="ghost"
                  size="touch-icon-sm"
                  className="text-fg-3"
                  aria-label={`Remove ${name.toLowerCase()}`}
                  onClick={() => remove(index)}
                >
                  <X aria-hidden />
                </Button>
              </OrderedItem>
            )
          })}
        </ol>
      </DragOrder>
      <div id={noteId} className="mt-2 empty:hidden">
        <HintList hints={hints} />
      </div>
      <Button variant="ghost" size="touch-sm" className="mt-1.5" onClick={() => add(lines.length)}>
        <Plus aria-hidden />
        {`Add ${itemName.toLowerCase()}`}
      </Button>
      <ConflictPanel field={field} name={heading} />
    </BriefPart>
  )
}
