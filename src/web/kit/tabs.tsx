import * as Primitive from 'radix-ui/tabs'
import type { ReactNode } from 'react'

export interface Tab<Value extends string> {
  value: Value
  label: ReactNode
  /** A small count beside the label. */
  count?: number
}

export interface TabsProps<Value extends string> {
  tabs: readonly Tab<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  /** Names the row of tabs. */
  label: string
  /** `TabPanel`s. */
  children?: ReactNode
}

/**
 * A row of tabs with one open: `tabs` [{ value, label, count? }], `value`, `onValueChange`, `label`; children are
 * `<TabPanel value>`. Keep `value` in the address, so that a tab can be linked to. It scrolls sideways when narrow.
 */
export function Tabs<Value extends string>({ tabs, value, onValueChange, label, children }: TabsProps<Value>) {
  return (
    <Primitive.Root
      value={value}
      onValueChange={(chosen) => {
        const tab = tabs.find((candidate) => candidate.value === chosen)
        if (tab !== undefined) onValueChange(tab.value)
      }}
    >
      <Primitive.List
        aria-label={label}
        className="relative -mx-4 flex gap-1 overflow-x-auto px-4 [scrollbar-width:none] before:absolute before:inset-x-4 before:bottom-0 before:h-px before:bg-line md:mx-0 md:px-0 md:before:inset-x-0"
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className="group relative flex h-10 shrink-0 items-center gap-2 rounded-t-md px-3 text-sm font-medium text-fg-3 transition-colors after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:rounded-full hover:text-fg focus-visible:-outline-offset-2 data-[state=active]:text-fg data-[state=active]:after:bg-teal"
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="tnum rounded-full bg-surface-3 px-1.5 text-2xs text-fg-2">{tab.count}</span>
            )}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {children}
    </Primitive.Root>
  )
}

/** What one tab shows; only the open one is in the document. */
export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Primitive.Content value={value} className="rounded-md pt-5">
      {children}
    </Primitive.Content>
  )
}
