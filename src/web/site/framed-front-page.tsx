import { FrontPage } from '#features/marketing/web/front-page.tsx'
import { SiteFrame } from './site-frame.tsx'

/** The front page asks who is there: signed-in people are taken to their dashboard, with a word about it meanwhile. */
export function FramedFrontPage() {
  return (
    <div data-session-check>
      <SiteFrame>
        <FrontPage />
      </SiteFrame>
      <div role="status" className="leaving paper fixed inset-0 z-50 place-items-center text-md font-medium text-fg-2">
        Opening your dashboard…
      </div>
    </div>
  )
}
