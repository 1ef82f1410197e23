import { paths } from '#web/paths.ts'
import { ActionLink } from '../action-link.tsx'
import { ClosingCall } from '../closing-call.tsx'
import { PageTitle } from '../page-title.tsx'
import { Testimonials } from '../testimonials.tsx'
import { DeepDives } from './deep-dives.tsx'
import { features } from './feature-cards.ts'
import { Integrations } from './integrations.tsx'

export function FeaturesPage() {
  return (
    <>
      <PageTitle
        title={
          <>
            Everything before <span className="text-teal">you press send</span>
          </>
        }
        lead="From a blank month to approved emails: the ideas, the outlines, the calendar, and clients who approve with a link."
      >
        <div className="mt-9 flex flex-wrap justify-center gap-3">
          <ActionLink href={paths.signup}>Start Free</ActionLink>
          <ActionLink href={paths.pricing} secondary>
            See pricing
          </ActionLink>
        </div>
      </PageTitle>
      <section aria-label="Features" className="page pb-20 md:pb-28">
        <ul className="grid overflow-hidden rounded-2xl bg-surface shadow-[0_0_0_1px_var(--line),var(--e1)] sm:grid-cols-2 lg:grid-cols-3">
          {features.map(({ name, text, Icon }) => (
            <li key={name} className="cell p-7 lg:p-9">
              <Icon aria-hidden strokeWidth={1.75} className="size-6 text-teal" />
              <h2 className="mt-5 text-xl font-semibold">{name}</h2>
              <p className="mt-2 text-md text-fg-2">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <DeepDives />
      <Integrations />
      <Testimonials />
      <ClosingCall title="Which plan fits your month?" lead="One is free forever. All of them work with any ESP.">
        <ActionLink href={paths.pricing}>See plans and pricing</ActionLink>
      </ClosingCall>
    </>
  )
}
