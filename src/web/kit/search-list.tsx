import { Check, Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'

export interface ListOption {
  value: string
  label: string
  icon?: ReactNode
  detail?: ReactNode
}

export interface ListGroup<Option extends ListOption> {
  label: string
  options: readonly Option[]
}

interface SearchListProps<Option extends ListOption> {
  label: string
  placeholder?: string
  /** What matches the typed text. */
  groups: readonly ListGroup<Option>[]
  typed: string
  onType: (text: string) => void
  /** The option that is in use, where one is. */
  value?: string
  onChoose: (option: Option) => void
  /** Replaces “Nothing matches your search.” */
  status?: ReactNode
}

/** A search field with the list of what it finds. The field keeps the focus, and the arrow keys move in the list. */
export function SearchList<Option extends ListOption>(props: SearchListProps<Option>) {
  const { label, groups, typed, value, onChoose } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(value)
  const options = groups.flatMap((group) => group.options)
  const chosen = options.find((option) => option.value === active) ?? options[0]

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [])
  const show = (option: Option | undefined) => {
    if (option === undefined) return
    setActive(option.value)
    const shown = [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
    shown.find(({ dataset }) => dataset['value'] === option.value)?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step !== undefined) {
      event.preventDefault()
      const at = chosen === undefined ? -1 : options.indexOf(chosen)
      show(options[Math.min(Math.max(at + step, 0), options.length - 1)])
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (chosen !== undefined) onChoose(chosen)
    }
  }
  return (
    <>
      <div className="relative border-b border-line">
        <Search aria-hidden className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-fg-3" />
        <input
          role="combobox"
          aria-label={label}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen && `${id}-${chosen.value}`}
          placeholder={props.placeholder ?? 'Search…'}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            props.onType(event.target.value)
            setActive(value)
            list.current?.scrollTo({ top: 0 })
          }}
          onKeyDown={onKeyDown}
          className="h-(--touch) w-full bg-transparent pr-3 pl-9 text-md outline-none placeholder:text-fg-3 md:h-10 md:text-base"
        />
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        hidden={options.length === 0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-1"
      >
        {groups.map(
          (group) =>
            group.options.length > 0 && (
              <div key={group.label} role="group" aria-label={group.label}>
                <p aria-hidden className="px-2.5 pt-2 pb-1 text-xs font-medium text-fg-3">
                  {group.label}
                </p>
                {group.options.map((option) => (
                  // The search field keeps the focus and takes the keys.
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                  <div
                    key={option.value}
                    id={`${id}-${option.value}`}
                    role="option"
                    aria-selected={value === undefined ? option === chosen : option.value === value}
                    data-value={option.value}
                    data-highlighted={option === chosen ? '' : undefined}
                    onPointerMove={() => setActive(option.value)}
                    onClick={() => onChoose(option)}
                    className={classNames(
                      'relative flex min-h-(--touch) items-center gap-2.5 rounded-md py-1 pr-8 pl-2.5 text-base select-none',
                      'data-highlighted:bg-surface-3 md:min-h-8 md:text-sm [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-fg-3',
                    )}
                  >
                    {option.icon}
                    <span className="min-w-0 truncate">{option.label}</span>
                    {option.detail !== undefined && (
                      <span className="ml-auto max-w-[45%] shrink-0 truncate pl-2 text-xs text-fg-3">
                        {option.detail}
                      </span>
                    )}
                    {option.value === value && <Check aria-hidden className="absolute right-2.5 text-teal!" />}
                  </div>
                ))}
              </div>
            ),
        )}
      </div>
      <p role="status" className="px-3.5 text-sm text-fg-3 not-empty:py-4">
        {props.status ?? (options.length === 0 && 'Nothing matches your search.')}
      </p>
    </>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}_]/gu, ' ')
    .replaceAll(' ', '')
    .toLowerCase()

/** True if the text has every word, without accents and spaces. */
export function hasWords(text: string, words: string): boolean {
  const within = folded(text)
  return words.split(/\s+/).every((word) => within.includes(folded(word)))
}
