import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '#web/kit/class-names.ts'
import { Touchable } from '#web/kit/touchable.tsx'
import { Textarea } from '#web/kit/textarea.tsx'
import { type Mentionable, begunMention, matching } from './mention-text.ts'

interface MentionFieldProps {
  label: string
  value: string
  people: readonly Mentionable[]
  describedBy: string | undefined
  invalid: boolean
  tinted: boolean
  takesFocus: boolean
  onChange: (text: string) => void
  onSend: () => void
  onCancel: (() => void) | null
}

/** A field in which “@” opens a list of members. The field keeps the focus, and the arrow keys move in the list. */
export function MentionField(props: MentionFieldProps) {
  const { value, people, onChange } = props
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [begun, setBegun] = useState<{ at: number; typed: string } | null>(null)
  const [active, setActive] = useState(0)
  const found = begun === null ? [] : matching(people, begun.typed)
  const chosen = found[Math.min(active, found.length - 1)]
  const isOpen = found.length > 0
  useEffect(() => {
    if (props.takesFocus) field.current?.focus()
  }, [props.takesFocus])
  const look = (text: string, cursor: number) => {
    setBegun(begunMention(text, cursor))
    setActive(0)
  }
  const choose = (person: Mentionable) => {
    if (begun === null) return
    const before = `${value.slice(0, begun.at)}@${person.label} `
    onChange(before + value.slice(begun.at + 1 + begun.typed.length).replace(/^ /, ''))
    setBegun(null)
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(before.length, before.length)
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      props.onSend()
    } else if (isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((at) => (at + step + found.length) % found.length)
    } else if (isOpen && chosen !== undefined && (event.key === 'Enter' || event.key === 'Tab')) {
      event.preventDefault()
      choose(chosen)
    }
  }
  const onEscape = isOpen ? () => setBegun(null) : props.onCancel
  useEscape(field, onEscape)
  return (
    <div className="relative">
      <Textarea
        ref={field}
        rows={2}
        role="combobox"
        dir="auto"
        aria-label={props.label}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen && chosen !== undefined ? `${id}-${chosen.id}` : undefined}
        aria-describedby={props.describedBy}
        aria-invalid={props.invalid || undefined}
        value={value}
        onChange={(event) => {
          onChange(event.target.value)
          look(event.target.value, event.target.selectionStart)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setBegun(null)}
        className={classNames('max-h-64 min-h-18', props.tinted && 'bg-teal-soft')}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Members"
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-10 mt-1 max-h-64 overflow-y-auto rounded-lg bg-surface p-1 shadow-[0_0_0_1px_var(--line-2),var(--e3)]"
      >
        {found.map((person) => (
          <Touchable key={person.id}>
            {/* The field keeps the focus and takes the keys. */}
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */}
            <div
              id={`${id}-${person.id}`}
              role="option"
              aria-selected={person === chosen}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
              className={classNames(
                'flex min-h-8 items-center gap-2 rounded-md px-2.5 py-1 text-sm select-none',
                person === chosen && 'bg-surface-3',
              )}
            >
              <span className="min-w-0 truncate">{person.label}</span>
              <span className="ml-auto max-w-[45%] shrink-0 truncate pl-2 text-xs text-fg-3">{person.detail}</span>
            </div>
          </Touchable>
        ))}
      </div>
    </div>
  )
}

/** Handles the key before anything around the field, such as a dialog that would close. */
function useEscape(field: RefObject<HTMLElement | null>, act: (() => void) | null): void {
  useEffect(() => {
    if (act === null) return
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.target !== field.current) return
      event.preventDefault()
      event.stopPropagation()
      act()
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [field, act])
}
