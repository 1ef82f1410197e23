import { SiteFrame } from '#web/site/site-frame.tsx'
import { BeforeAndAfter } from './before-and-after.tsx'
import { Benefits } from './benefits.tsx'
import { ClosingCall } from './closing-call.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'

export function FrontPage() {
  return (
    <div data-session-check>
      <SiteFrame>
        <Hero />
        <BeforeAndAfter />
        <HowItWorks />
        <Benefits />
        <ClosingCall />
      </SiteFrame>
      <div role="status" className="leaving paper fixed inset-0 z-50 place-items-center text-md font-medium text-fg-2">
        Opening your dashboard…
      </div>
    </div>
  )
}
