import { ChevronDown } from 'lucide-react'
import * as Primitive from 'radix-ui/popover'
import { useState } from 'react'
import { classNames } from './class-names.ts'
import { controlClasses } from './control-classes.ts'
import { useFieldWiring } from './field.tsx'
import { type ListGroup, type ListOption, SearchList, hasWords } from './search-list.tsx'

export interface SearchOption extends ListOption {
  keywords?: string
}
export type SearchOptionGroup = ListGroup<SearchOption>

export interface SearchSelectProps {
  groups: () => readonly SearchOptionGroup[]
  value: string
  valueLabel: string
  onValueChange: (value: string) => void
  searchLabel: string
}

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
          // CSS treats every button as read-only.
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
          <Options
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

function Options({ groups, value, searchLabel, onChoose }: SearchSelectProps & { onChoose: (value: string) => void }) {
  const [all] = useState(groups)
  const [typed, setTyped] = useState('')
  const found = all.map((group) => ({
    ...group,
    options: group.options.filter(({ label, keywords = '' }) => hasWords(`${label}${keywords}`, typed)),
  }))
  return (
    <SearchList
      label={searchLabel}
      groups={found}
      typed={typed}
      onType={setTyped}
      value={value}
      onChoose={(option) => onChoose(option.value)}
    />
  )
}
