import { BeforeAndAfter } from './before-and-after.tsx'
import { Benefits } from './benefits.tsx'
import { ClosingCall } from './closing-call.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'

/** The sections of the front page, without the frame that all public pages share. */
export function FrontPage() {
  return (
    <>
      <Hero />
      <BeforeAndAfter />
      <HowItWorks />
      <Benefits />
      <ClosingCall />
    </>
  )
}
