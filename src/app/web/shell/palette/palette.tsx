import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import * as Primitive from 'radix-ui/dialog'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWorkspace } from '#features/access/web/queries.ts'
import { useSignedIn } from '#features/auth/web/queries.ts'
import { brandsOptions } from '#features/brands/web/queries.ts'
import { useReturnFocus } from '#web/kit/return-focus.ts'
import { SearchList } from '#web/kit/search-list.tsx'
import { shownTheme } from '#web/theme.ts'
import { addressOfBrand } from './address-of-brand.ts'
import { actionsOfPage } from './page-actions.ts'
import { type Entry, knownGroups, matching, outlineEntries } from './palette-entries.tsx'
import { useOutlineSearch } from './use-outline-search.ts'

interface PaletteProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onShortcuts: () => void
  /** What was typed before the field could take it. */
  typedAhead: () => string
  /** The field takes the keys from now on. */
  onReady: () => void
}

export function Palette({ open, onOpenChange, onShortcuts, typedAhead, onReady }: PaletteProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus()
  const router = useRouter()
  const chosen = useRef<Entry>(null)
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="veil fixed inset-0 z-40" />
        <Primitive.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus()
            // By itself, the dialog would select the text, and the next letter would replace it.
            event.preventDefault()
            const field = (event.target as HTMLElement).querySelector('input')
            field?.focus()
            field?.setSelectionRange(field.value.length, field.value.length)
          }}
          onCloseAutoFocus={(event) => {
            const entry = chosen.current
            chosen.current = null
            if (entry === null) return onCloseAutoFocus(event)
            // What was chosen takes the focus.
            event.preventDefault()
            if (typeof entry.leads === 'string') void router.navigate({ href: entry.leads })
            else entry.leads()
          }}
          className="layer fixed inset-x-3 top-3 z-50 mx-auto flex max-h-[min(32rem,calc(100dvh-1.5rem))] max-w-xl flex-col overflow-hidden rounded-xl bg-surface text-fg shadow-[0_0_0_1px_var(--line),var(--e4)] sm:top-[12dvh] sm:max-h-[min(32rem,76dvh)]"
        >
          <Primitive.Title className="sr-only">Search</Primitive.Title>
          <Results
            onChoose={(entry) => {
              chosen.current = entry
              onOpenChange(false)
            }}
            onShortcuts={onShortcuts}
            typedAhead={typedAhead}
            onReady={onReady}
          />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

interface ResultsProps extends Pick<PaletteProps, 'onShortcuts' | 'typedAhead' | 'onReady'> {
  onChoose: (entry: Entry) => void
}

function Results({ onChoose, onShortcuts, typedAhead, onReady }: ResultsProps) {
  const current = useWorkspace()
  const isSuperAdmin = useSignedIn().role === 'SUPERADMIN'
  const { brands } = useSuspenseQuery(brandsOptions).data
  const location = useLocation()
  const [typed, setTyped] = useState(typedAhead)
  const ready = useEffectEvent(onReady)
  useEffect(() => ready(), [])
  const [actions] = useState(actionsOfPage)
  const mayRead = current?.may('VIEW_EMAIL_IDEAS') === true
  const found = useOutlineSearch(mayRead ? current.workspace.id : undefined, typed)
  const groups = matching(
    knownGroups({
      current,
      isSuperAdmin,
      brands,
      placeOfBrand: (brandId) => addressOfBrand(location, brandId),
      actions,
      theme: shownTheme(),
      onShortcuts,
    }),
    typed,
  )
  return (
    <SearchList
      label="Search"
      placeholder="Search pages, brands and outlines…"
      // Outlines come last, so that nothing moves when they arrive.
      groups={[...groups, { label: 'Outlines', options: outlineEntries(found.outlines, brands) }]}
      typed={typed}
      onType={setTyped}
      onChoose={onChoose}
      {...(found.hasFailed
        ? { status: "We couldn't search your outlines. Please try again." }
        : found.isSearching && found.outlines.length === 0 && { status: 'Searching outlines…' })}
    />
  )
}
