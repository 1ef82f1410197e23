import { FrontPage } from '#features/marketing/web/front-page/front-page.tsx'
import { paths } from '#web/paths.ts'
import { SiteFrame } from './site-frame.tsx'

export function FramedFrontPage() {
  return (
    <div data-leads-to-dashboard>
      <SiteFrame path={paths.frontPage}>
        <FrontPage />
      </SiteFrame>
      <div role="status" className="leaving paper fixed inset-0 z-50 place-items-center text-md font-medium text-fg-2">
        Opening your dashboard…
      </div>
    </div>
  )
}
