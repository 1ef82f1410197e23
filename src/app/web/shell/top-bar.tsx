import { useLocation } from '@tanstack/react-router'
import { Moon, PanelLeft, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { NotificationBell } from '#features/notifications/web/widgets/notification-bell.tsx'
import { useWorkspace } from '#features/access/web/queries.ts'
import { Button } from '#web/kit/button.tsx'
import { classNames } from '#web/kit/class-names.ts'
import { Tooltip } from '#web/kit/tooltip.tsx'
import { shownTheme, subscribeToTheme, toggleTheme } from '#web/theme.ts'
import { LoadingLine } from './loading-line.tsx'
import { pageName } from './sidebar-entries.ts'

const touchSize = 'max-md:size-(--touch)'

interface TopBarProps {
  /** The sidebar shows names, not only icons. */
  wide: boolean
  onToggle: () => void
  /** Somebody is about to press the button. */
  onToggleAhead: () => void
}

export function TopBar({ wide, onToggle, onToggleAhead }: TopBarProps) {
  return (
    <div className="sticky top-0 z-20 flex h-12 shrink-0 items-center gap-2 border-b border-line bg-bg/90 px-2 backdrop-blur-md md:px-4">
      <Tooltip content="Toggle sidebar (Ctrl+B)" side="right">
        <Button
          variant="ghost"
          size="icon"
          aria-label="Toggle sidebar"
          aria-expanded={wide}
          className={`${touchSize} max-md:aria-expanded:bg-transparent`}
          onClick={onToggle}
          onPointerDown={onToggleAhead}
          onFocus={onToggleAhead}
        >
          <PanelLeft aria-hidden />
        </Button>
      </Tooltip>
      <Whereabouts />
      <NotificationBell className={touchSize} />
      <ThemeButton />
      <LoadingLine />
    </div>
  )
}

/** The workspace and the page, as in a path. The page's own heading says it again, so this is for eyes only. */
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
      <Button variant="ghost" size="icon" aria-label={label} className={touchSize} onClick={toggleTheme}>
        {theme === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
      </Button>
    </Tooltip>
  )
}
