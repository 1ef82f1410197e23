import { Outlet, useLocation, useSearch } from '@tanstack/react-router'
import { ImpersonationBanner } from '#features/admin/web/widgets/impersonation-banner.tsx'
import { TooltipProvider } from '#web/kit/tooltip.tsx'
import { paths } from '#web/paths.ts'
import { DashboardFrame } from './shell/shell.tsx'

/** The wizard has the screen to itself; a brand that exists already is edited inside the dashboard's shell. */
export function OnboardingFrame() {
  const { brandId } = useSearch({ strict: false })
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
