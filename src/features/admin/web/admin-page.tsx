import { Link, useSearch } from '@tanstack/react-router'
import { LogOut, Moon, Sun, UserRound } from 'lucide-react'
import { Suspense, useSyncExternalStore } from 'react'
import { useLogOut } from '#features/auth/web/widgets/use-log-out.ts'
import { Badge } from '#web/kit/badge.tsx'
import { BrandMark } from '#web/kit/brand-mark.tsx'
import { Button } from '#web/kit/button.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { Tooltip, TooltipProvider } from '#web/kit/tooltip.tsx'
import { paths } from '#web/paths.ts'
import { routeIds } from '#web/searches.ts'
import { TabNav } from '#web/tab-nav.tsx'
import { shownTheme, subscribeToTheme, toggleTheme } from '#web/theme.ts'
import { AccessDenied } from './access-denied.tsx'
import { ADMIN_TABS, adminTab } from './admin-tabs.ts'
import { type SuperAdmin, useSuperAdmin } from './queries.ts'
import { ImpersonationBanner } from './widgets/impersonation-banner.tsx'

export function AdminPage() {
  const superAdmin = useSuperAdmin()
  const { value, label, panel: Panel } = adminTab(useSearch({ from: routeIds.admin }).tab)
  if (superAdmin === null) return <AccessDenied />
  return (
    <TooltipProvider>
      <title>{`${label} · Super Admin · Mailmonth`}</title>
      <AdminBar superAdmin={superAdmin} />
      <ImpersonationBanner />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-8">
        <h1 className="sr-only">{`Super Admin: ${label}`}</h1>
        <TabNav aria-label="Super Admin" to={paths.admin} tabs={ADMIN_TABS} current={value} />
        <Suspense key={value} fallback={<PanelFrame />}>
          <Panel />
        </Suspense>
      </main>
    </TooltipProvider>
  )
}

function AdminBar({ superAdmin }: { superAdmin: SuperAdmin }) {
  const logOut = useLogOut()
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-bg/90 backdrop-blur-md">
      <div className="mx-auto flex min-h-14 w-full max-w-7xl flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5 md:px-8">
        <Link to={paths.admin} className="flex min-w-0 flex-1 items-center gap-3 rounded-md">
          <BrandMark />
          <span className="grid min-w-0">
            <span className="flex min-w-0 items-center gap-2 text-base font-semibold">
              <span className="truncate">Mailmonth</span>
              <Badge className="max-sm:hidden">Super Admin</Badge>
            </span>
            <span className="truncate text-xs text-fg-3 max-sm:hidden">{superAdmin.email}</span>
          </span>
        </Link>
        <div className="flex items-center gap-1 md:gap-2">
          {superAdmin.isImpersonating && (
            <Button asChild size="touch">
              <Link to={paths.dashboard}>
                <span>
                  Return <span className="max-sm:sr-only">to User Account</span>
                </span>
              </Link>
            </Button>
          )}
          <Button
            asChild
            variant="secondary"
            // A phone has room for only one of the two buttons.
            size="touch-fold"
            className={superAdmin.isImpersonating ? 'max-sm:hidden' : undefined}
          >
            <Link to={paths.dashboard}>
              <UserRound aria-hidden />
              <span className="max-md:sr-only">Go to User Account</span>
            </Link>
          </Button>
          <ThemeButton />
          <Button
            variant="ghost"
            size="touch-fold"
            busy={logOut.isPending || logOut.isSuccess}
            onClick={() => logOut.mutate()}
          >
            <LogOut aria-hidden />
            <span className="max-md:sr-only">Log out</span>
          </Button>
        </div>
      </div>
    </header>
  )
}

function ThemeButton() {
  const theme = useSyncExternalStore(subscribeToTheme, shownTheme)
  const label = theme === 'dark' ? 'Switch to light' : 'Switch to dark'
  return (
    <Tooltip content={label} side="bottom">
      <Button variant="ghost" size="touch-icon" aria-label={label} onClick={toggleTheme}>
        {theme === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
      </Button>
    </Tooltip>
  )
}

function PanelFrame() {
  return (
    <LoadingRegion label="Loading">
      <Skeleton className="h-28 rounded-xl" />
      <Skeleton className="mt-4 h-80 rounded-xl" />
    </LoadingRegion>
  )
}
