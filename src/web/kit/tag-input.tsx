import { Plus, X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from './button.tsx'
import { useFieldWiring } from './field.tsx'
import { Input } from './input.tsx'
import { addPhrase } from './phrases.ts'

export interface TagInputProps {
  value: readonly string[]
  onChange: (value: string[]) => void
  noun?: string
  placeholder?: string
  maxLength?: number
  disabled?: boolean
}

/** Enter or “Add” adds the typed phrase. Backspace in the empty input removes the last one. */
export function TagInput({
  value,
  onChange,
  noun = 'phrase',
  placeholder,
  maxLength = 200,
  disabled = false,
}: TagInputProps) {
  const [typed, setTyped] = useState('')
  const [news, setNews] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const { id, ...wiring } = useFieldWiring()

  const take = () => {
    const next = addPhrase(value, typed)
    if (next !== value) {
      onChange([...next])
      setNews(`Added ${typed.trim()}`)
    } else if (typed.trim() !== '') {
      setNews(`${typed.trim()} is already in the list`)
    }
    setTyped('')
  }
  const takeBeforeSubmit = useEffectEvent(take)
  useEffect(() => {
    // Users who continue without pressing Enter still mean the phrase. The form's own handler runs after this one.
    const form = input.current?.form
    form?.addEventListener('submit', takeBeforeSubmit, { capture: true })
    return () => form?.removeEventListener('submit', takeBeforeSubmit, { capture: true })
  }, [])
  const add = () => {
    take()
    input.current?.focus()
  }
  const remove = (phrase: string) => {
    onChange(value.filter((other) => other !== phrase))
    setNews(`Removed ${phrase}`)
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While an input method composes a character, Enter belongs to it.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      add()
    } else if (event.key === 'Backspace' && typed === '') {
      const last = value.at(-1)
      if (last !== undefined) remove(last)
    }
  }

  return (
    <div className="grid gap-2">
      <div className="flex gap-2">
        <Input
          {...wiring}
          {...(id !== undefined && { id })}
          ref={input}
          value={typed}
          maxLength={maxLength}
          disabled={disabled}
          aria-controls={listId}
          {...(placeholder !== undefined && { placeholder })}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button variant="secondary" reason={typed.trim() === '' ? `Type a ${noun} first.` : undefined} onClick={add}>
          <Plus aria-hidden />
          Add
        </Button>
      </div>
      <ul id={listId} aria-label={`${noun} list`} className="flex flex-wrap gap-1.5 empty:hidden">
        {value.map((phrase) => (
          <li
            key={phrase}
            className="arrive inline-flex max-w-full items-center rounded-full bg-teal-soft py-0.5 pr-0.5 pl-3 text-sm text-teal-ink"
          >
            <span className="truncate">{phrase}</span>
            <button
              type="button"
              disabled={disabled}
              aria-label={`Remove ${noun} ${phrase}`}
              onClick={() => remove(phrase)}
              className="ml-1 grid size-6 shrink-0 place-items-center rounded-full hover:bg-teal-soft-line focus-visible:-outline-offset-2"
            >
              <X aria-hidden className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
      <span role="status" className="sr-only">
        {news}
      </span>
    </div>
  )
}
