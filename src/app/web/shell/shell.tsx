import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ImpersonationBanner } from '#features/admin/web/widgets/impersonation-banner.tsx'
import { DeletionBanner } from '#features/account-data/web/widgets/deletion-banner.tsx'
import { DunningBanner } from '#features/billing/web/widgets/dunning-banner.tsx'
import { buttonClasses } from '#web/kit/button-classes.ts'
import { classNames } from '#web/kit/class-names.ts'
import { TooltipProvider } from '#web/kit/tooltip.tsx'
import { type ShellCommand, commandOf, isCovered, isTyping, withKey } from './shell-keys.ts'
import { toggleSidebarRail, useSidebarRail } from './sidebar-state.ts'
import { SidebarContent } from './sidebar-content.tsx'
import { SuspendedBanner } from './suspended-banner.tsx'
import { TopBar } from './top-bar.tsx'
import { useLiveUpdates } from './use-live-updates.ts'

const loadSheet = () => import('./sidebar-sheet.tsx')
const SidebarSheet = lazy(async () => ({ default: (await loadSheet()).SidebarSheet }))

const loadPalette = () => import('./palette/palette.tsx')
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }))
const ShortcutList = lazy(async () => ({ default: (await import('./shortcut-list.tsx')).ShortcutList }))

const isNarrow = () => matchMedia('(width < 768px)').matches

/** A layer that was open once stays, so that it can close with its animation. */
type Layer = 'unused' | 'open' | 'closed'
const layerOf = (open: boolean): Layer => (open ? 'open' : 'closed')

export function DashboardFrame() {
  useLiveUpdates()
  const rail = useSidebarRail()
  const [sheet, setSheet] = useState<Layer>('unused')
  const toggle = () => {
    if (isNarrow()) setSheet(sheet === 'open' ? 'closed' : 'open')
    else toggleSidebarRail()
  }
  const [search, setSearch] = useState<Layer>('unused')
  const [shortcuts, setShortcuts] = useState<Layer>('unused')
  // What is typed after Ctrl+K, while the palette loads.
  const typedAhead = useRef<string>(null)
  const commands: Record<ShellCommand, () => void> = {
    sidebar: toggle,
    search: () => {
      typedAhead.current = ''
      setSearch('open')
    },
    shortcuts: () => setShortcuts('open'),
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // The code arrives while the second key is pressed.
    if (event.key === 'Control' || event.key === 'Meta') void loadPalette()
    if (typedAhead.current !== null) {
      const isGivenUp = event.key === 'Escape'
      if (isGivenUp) setSearch('closed')
      const ahead = isGivenUp ? null : withKey(typedAhead.current, event)
      if (isGivenUp || ahead !== null) {
        event.preventDefault()
        typedAhead.current = ahead
        return
      }
    }
    const command = commandOf(event, isTyping(event.target))
    if (command === null) return
    if (command !== 'sidebar' && isCovered()) {
      // The browser's own search bar would open over our dialog.
      if (command === 'search') event.preventDefault()
      return
    }
    event.preventDefault()
    commands[command]()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  return (
    <TooltipProvider>
      <a
        href="#main"
        onClick={(event) => {
          event.preventDefault()
          document.getElementById('main')?.focus()
        }}
        className={classNames(
          buttonClasses(),
          'sr-only absolute! top-2 left-2 z-60 focus:not-sr-only focus:fixed! focus:px-4 focus:py-2',
        )}
      >
        Skip to content
      </a>
      <div className="flex min-h-dvh">
        <aside
          aria-label="Sidebar"
          className={classNames(
            'sticky top-0 hidden h-dvh w-(--sidebar-w) shrink-0 overflow-hidden border-r border-line bg-sidebar md:block',
            'transition-[width] duration-(--t-base) ease-out in-data-[sidebar=icon]:w-(--sidebar-w-icon)',
          )}
        >
          <SidebarContent rail={rail} onShortcuts={commands.shortcuts} />
        </aside>
        <div className="flex min-w-0 flex-1 flex-col">
          <TopBar
            wide={!rail}
            onToggle={toggle}
            onToggleAhead={() => isNarrow() && void loadSheet()}
            onSearch={commands.search}
            onSearchAhead={() => void loadPalette()}
          />
          <ImpersonationBanner />
          <SuspendedBanner />
          <DeletionBanner />
          <DunningBanner />
          <main id="main" tabIndex={-1} className="mx-auto w-full max-w-6xl flex-1 px-4 py-6 md:px-8">
            <Outlet />
          </main>
        </div>
      </div>
      {sheet !== 'unused' && (
        <Suspense>
          <SidebarSheet
            open={sheet === 'open'}
            onOpenChange={(open) => setSheet(layerOf(open))}
            onShortcuts={commands.shortcuts}
          />
        </Suspense>
      )}
      {search !== 'unused' && (
        <Suspense>
          <Palette
            open={search === 'open'}
            onOpenChange={(open) => setSearch(layerOf(open))}
            onShortcuts={commands.shortcuts}
            typedAhead={() => typedAhead.current ?? ''}
            onReady={() => {
              typedAhead.current = null
            }}
          />
        </Suspense>
      )}
      {shortcuts !== 'unused' && (
        <Suspense>
          <ShortcutList open={shortcuts === 'open'} onOpenChange={(open) => setShortcuts(layerOf(open))} />
        </Suspense>
      )}
    </TooltipProvider>
  )
}
