import { useLocation } from '@tanstack/react-router'
import { Moon, PanelLeft, Search, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { NotificationBell } from '#features/notifications/web/widgets/notification-bell.tsx'
import { useWorkspace } from '#features/access/web/queries.ts'
import { Button } from '#web/kit/button.tsx'
import { classNames } from '#web/kit/class-names.ts'
import { Tooltip } from '#web/kit/tooltip.tsx'
import { shownTheme, subscribeToTheme, toggleTheme } from '#web/theme.ts'
import { Keys } from './keys.tsx'
import { LoadingLine } from './loading-line.tsx'
import { controlKey } from './shell-keys.ts'
import { pageName } from './sidebar-entries.ts'

interface TopBarProps {
  wide: boolean
  onToggle: () => void
  onToggleAhead: () => void
  onSearch: () => void
  onSearchAhead: () => void
}

export function TopBar({ wide, onToggle, onToggleAhead, onSearch, onSearchAhead }: TopBarProps) {
  return (
    <div className="sticky top-0 z-20 flex h-12 shrink-0 items-center gap-2 border-b border-line bg-bg/90 px-2 backdrop-blur-md md:px-4">
      <Tooltip content="Toggle sidebar (Ctrl+B)" side="right">
        <Button
          variant="ghost"
          size="touch-icon"
          aria-label="Toggle sidebar"
          aria-expanded={wide}
          className="max-md:aria-expanded:bg-transparent"
          onClick={onToggle}
          onPointerDown={onToggleAhead}
          onFocus={onToggleAhead}
        >
          <PanelLeft aria-hidden />
        </Button>
      </Tooltip>
      <Whereabouts />
      <Button
        variant="secondary"
        size="touch-fold-sm"
        aria-keyshortcuts="Control+K Meta+K"
        className="font-normal text-fg-3 max-md:bg-transparent max-md:shadow-none"
        onClick={onSearch}
        onPointerDown={onSearchAhead}
        onFocus={onSearchAhead}
      >
        <Search aria-hidden />
        <span className="max-md:sr-only">Search</span>
        <Keys keys={[controlKey(), 'K']} className="ml-2 max-md:hidden" />
      </Button>
      <NotificationBell />
      <ThemeButton />
      <LoadingLine />
    </div>
  )
}

function Whereabouts() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const workspace = useWorkspace()?.workspace.name
  const page = pageName(pathname)
  return (
    <div aria-hidden className="flex min-w-0 flex-1 items-center gap-2 text-sm">
      {workspace !== undefined && (
        <span className={classNames('truncate text-fg-3', page !== undefined && 'hidden sm:block')}>{workspace}</span>
      )}
      {workspace !== undefined && page !== undefined && <span className="hidden text-fg-3 sm:block">/</span>}
      {page !== undefined && <span className="shrink-0 font-medium">{page}</span>}
    </div>
  )
}

function ThemeButton() {
  const theme = useSyncExternalStore(subscribeToTheme, shownTheme)
  const label = theme === 'dark' ? 'Switch to light' : 'Switch to dark'
  return (
    <Tooltip content={label} side="left">
      <Button variant="ghost" size="touch-icon" aria-label={label} onClick={toggleTheme}>
        {theme === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
      </Button>
    </Tooltip>
  )
}
