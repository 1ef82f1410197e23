import { Check, ChevronDown, Search } from 'lucide-react'
import * as Primitive from 'radix-ui/popover'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { controlClasses } from './control-classes.ts'
import { useFieldWiring } from './field.tsx'

export interface SearchOption {
  value: string
  label: string
  /** More words that find it. */
  keywords?: string
}

export interface SearchOptionGroup {
  label: string
  options: readonly SearchOption[]
}

export interface SearchSelectProps {
  /** Read when the list opens. */
  groups: () => readonly SearchOptionGroup[]
  value: string
  /** What the closed control shows for `value`. */
  valueLabel: string
  onValueChange: (value: string) => void
  /** Names the search field and the list. */
  searchLabel: string
}

/** Chooses one of many values: the list under the button has a search field that finds parts of words. */
export function SearchSelect(props: SearchSelectProps) {
  const wiring = useFieldWiring()
  const [open, setOpen] = useState(false)
  return (
    <Primitive.Root open={open} onOpenChange={setOpen}>
      <Primitive.Trigger
        {...wiring}
        aria-haspopup="listbox"
        className={classNames(
          controlClasses,
          'flex h-(--control-h) items-center justify-between gap-2 text-left',
          // To CSS every button is read-only.
          'read-only:bg-surface read-only:text-fg disabled:bg-surface-2 disabled:text-fg-3',
        )}
      >
        <span className="truncate">{props.valueLabel}</span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-fg-3" />
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={props.searchLabel}
          className={classNames(
            'layer z-50 flex max-h-[min(22rem,var(--radix-popover-content-available-height))] w-(--radix-popover-trigger-width) min-w-64 flex-col',
            'overflow-hidden rounded-lg bg-surface text-fg shadow-[0_0_0_1px_var(--line-2),var(--e3)] outline-none',
          )}
        >
          <SearchList
            {...props}
            onChoose={(value) => {
              setOpen(false)
              props.onValueChange(value)
            }}
          />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

function SearchList({
  groups,
  value,
  searchLabel,
  onChoose,
}: SearchSelectProps & { onChoose: (value: string) => void }) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [all] = useState(groups)
  const [wanted, setWanted] = useState('')
  const [active, setActive] = useState(value)
  const found = all
    .map((group) => ({ ...group, options: group.options.filter((option) => matches(option, wanted)) }))
    .filter(({ options }) => options.length > 0)
  const options = found.flatMap((group) => group.options)
  const chosen = options.find((option) => option.value === active) ?? options[0]

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [])
  const show = (option: SearchOption | undefined) => {
    if (option === undefined) return
    setActive(option.value)
    list.current?.querySelector(`[data-value="${option.value}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step !== undefined) {
      event.preventDefault()
      const at = chosen === undefined ? -1 : options.indexOf(chosen)
      show(options[Math.min(Math.max(at + step, 0), options.length - 1)])
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (chosen !== undefined) onChoose(chosen.value)
    }
  }
  return (
    <>
      <div className="relative border-b border-line">
        <Search aria-hidden className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-fg-3" />
        <input
          role="combobox"
          aria-label={searchLabel}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen && optionId(id, chosen)}
          placeholder="Search…"
          autoComplete="off"
          spellCheck={false}
          value={wanted}
          onChange={(event) => {
            setWanted(event.target.value)
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
        aria-label={searchLabel}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-1"
      >
        {found.map((group) => (
          <div key={group.label} role="group" aria-label={group.label}>
            <p aria-hidden className="px-2.5 pt-2 pb-1 text-xs font-medium text-fg-3">
              {group.label}
            </p>
            {group.options.map((option) => (
              // The search field keeps the focus and takes the keys.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
              <div
                key={option.value}
                id={optionId(id, option)}
                role="option"
                aria-selected={option.value === value}
                data-value={option.value}
                data-highlighted={option === chosen ? '' : undefined}
                onPointerMove={() => setActive(option.value)}
                onClick={() => onChoose(option.value)}
                className="relative flex min-h-(--touch) items-center rounded-md py-1 pr-8 pl-2.5 text-base select-none data-highlighted:bg-surface-3 md:min-h-8 md:text-sm"
              >
                {option.label}
                {option.value === value && <Check aria-hidden className="absolute right-2.5 size-4 text-teal" />}
              </div>
            ))}
          </div>
        ))}
        {options.length === 0 && (
          <p role="status" className="px-2.5 py-3 text-sm text-fg-3">
            Nothing matches your search.
          </p>
        )}
      </div>
    </>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }

const optionId = (id: string, { value }: SearchOption) => `${id}-${value}`

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}_]/gu, ' ')
    .replaceAll(' ', '')
    .toLowerCase()

/** Every word that was typed is somewhere in the option. */
function matches({ label, keywords = '' }: SearchOption, wanted: string): boolean {
  const text = folded(`${label}${keywords}`)
  return wanted.split(/\s+/).every((word) => text.includes(folded(word)))
}
