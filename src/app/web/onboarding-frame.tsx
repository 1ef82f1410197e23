import { Outlet, useLocation, useSearch } from '@tanstack/react-router'
import { ImpersonationBanner } from '#features/admin/web/widgets/impersonation-banner.tsx'
import { TooltipProvider } from '#web/kit/tooltip.tsx'
import { paths } from '#web/paths.ts'
import { routeIds } from '#web/searches.ts'
import { DashboardFrame } from './shell/shell.tsx'

/** Setup has the screen to itself. Editing an existing brand stays inside the dashboard shell. */
export function OnboardingFrame() {
  const { brandId } = useSearch({ from: routeIds.onboarding })
  const pathname = useLocation({ select: (location) => location.pathname })
  if (pathname === paths.onboarding && brandId !== undefined) return <DashboardFrame />
  return (
    <TooltipProvider>
      <ImpersonationBanner />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </TooltipProvider>
  )
}
