import { paths } from '#web/paths.ts'
import { ActionLink } from '../action-link.tsx'
import { ClosingCall } from '../closing-call.tsx'
import { Testimonials } from '../testimonials.tsx'
import { AboutUs } from './about-us.tsx'
import { BeforeAndAfter } from './before-and-after.tsx'
import { Benefits } from './benefits.tsx'
import { Comparison } from './comparison.tsx'
import { Docs } from './docs.tsx'
import { FeatureTour } from './feature-tour.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'

export function FrontPage() {
  return (
    <>
      <Hero />
      <Comparison />
      <BeforeAndAfter />
      <Benefits />
      <FeatureTour />
      <HowItWorks />
      <Testimonials />
      <Docs />
      <AboutUs />
      <ClosingCall
        title="Plan next month today"
        lead="The free plan stays free. There is no credit card to enter and no ESP to connect."
      >
        <ActionLink href={paths.signup}>Start Free</ActionLink>
      </ClosingCall>
    </>
  )
}
