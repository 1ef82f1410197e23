import { Link } from '@tanstack/react-router'
import { ChevronsUpDown, CreditCard, Keyboard, LogOut, Moon, Sun, UserRound } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useWorkspace } from '#features/access/web/queries.ts'
import { useSignedIn } from '#features/auth/web/queries.ts'
import { useLogOut } from '#features/auth/web/widgets/use-log-out.ts'
import { PLAN_CATALOG } from '#shared/plan-catalog.ts'
import { Avatar } from '#web/kit/avatar.tsx'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { classNames } from '#web/kit/class-names.ts'
import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from '#web/kit/dropdown-menu.tsx'
import { billingUrl, paths } from '#web/paths.ts'
import { shownTheme, subscribeToTheme, toggleTheme } from '#web/theme.ts'

interface PersonMenuProps {
  rail: boolean
  onChoose: (() => void) | undefined
  onShortcuts: () => void
}

export function PersonMenu({ rail, onChoose, onShortcuts }: PersonMenuProps) {
  const user = useSignedIn()
  const current = useWorkspace()
  const logOut = useLogOut()
  const isDark = useSyncExternalStore(subscribeToTheme, shownTheme) === 'dark'
  return (
    <div className="shrink-0 border-t border-line pt-2">
      <DropdownMenu
        align="start"
        side="top"
        trigger={
          <Button
            variant="ghost"
            size="touch"
            aria-label={`Your account, ${user.email}`}
            busy={logOut.isPending || logOut.isSuccess}
            className={classNames(
              'h-10 w-full justify-start gap-2.5 px-0.5 text-left font-normal',
              'focus-visible:-outline-offset-2 aria-expanded:bg-surface-3',
            )}
          >
            <Avatar name={user.name} size="sm" round className="size-7" />
            {!rail && (
              <>
                <span className="grid min-w-0 flex-1 justify-items-start gap-0.5">
                  <span className="max-w-full truncate text-xs text-fg-2">{user.email}</span>
                  {user.role === 'SUPERADMIN' && <Badge>ADMIN</Badge>}
                </span>
                <ChevronsUpDown aria-hidden className="mr-1.5 text-fg-3" />
              </>
            )}
          </Button>
        }
      >
        <MenuLabel>
          <span className="block truncate text-sm font-medium text-fg">{user.name}</span>
          <span className="block truncate text-xs text-fg-3">{user.email}</span>
        </MenuLabel>
        <MenuSeparator />
        <MenuItem asChild {...(onChoose && { onSelect: onChoose })}>
          <Link to={paths.settings} search={{ tab: 'profile' }}>
            <UserRound aria-hidden />
            Profile
          </Link>
        </MenuItem>
        {current?.may('VIEW_BILLING') === true && (
          <MenuItem asChild {...(onChoose && { onSelect: onChoose })}>
            <Link to={billingUrl()}>
              <CreditCard aria-hidden />
              Plan
              <span className="ml-auto pl-4 text-xs text-fg-3">{PLAN_CATALOG[current.workspace.plan].label}</span>
            </Link>
          </MenuItem>
        )}
        <MenuItem icon={isDark ? <Sun aria-hidden /> : <Moon aria-hidden />} onSelect={toggleTheme}>
          {isDark ? 'Switch to light' : 'Switch to dark'}
        </MenuItem>
        <MenuItem icon={<Keyboard aria-hidden />} onSelect={onShortcuts}>
          Keyboard shortcuts
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<LogOut aria-hidden />} onSelect={() => logOut.mutate()}>
          Log out
        </MenuItem>
      </DropdownMenu>
    </div>
  )
}
