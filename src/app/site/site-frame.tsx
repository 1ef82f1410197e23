import type { ReactNode } from 'react'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

export function SiteFrame({ path, children }: { path: string; children: ReactNode }) {
  return (
    <>
      <SiteHeader path={path} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <div data-toasts role="region" aria-label="Notifications (F8)" tabIndex={-1} className="site-toasts" />
    </>
  )
}
