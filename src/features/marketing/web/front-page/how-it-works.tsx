import type { ReactNode } from 'react'
import { CreatePicture, ManagePicture, PlanPicture } from './how-it-works-pictures.tsx'

const steps = [
  {
    name: 'Plan',
    text: 'Describe your brand once: what you sell, who buys it and how you speak. Get a month of topics with ideas worth sending.',
    picture: <PlanPicture />,
  },
  {
    name: 'Create',
    text: 'Turn any idea into an outline with subject lines, an executive brief, every section and the call to action.',
    picture: <CreatePicture />,
  },
  {
    name: 'Manage',
    text: 'Assign it, review it, approve it. Export to Word or plain text and send it with the platform you already use.',
    picture: <ManagePicture />,
  },
]

export function HowItWorks() {
  return (
    <section id="how-it-works" className="bg-navy py-20 text-on-navy md:py-28">
      <div className="page">
        <h2 className="max-w-2xl text-h2 font-semibold">From a blank month to approved emails in three steps</h2>
        <ol className="mt-14 grid gap-x-8 gap-y-14 lg:grid-cols-3">
          {steps.map((step, index) => (
            <Step key={step.name} number={index + 1} {...step} />
          ))}
        </ol>
      </div>
    </section>
  )
}

function Step({ number, name, text, picture }: { number: number; name: string; text: string; picture: ReactNode }) {
  return (
    <li className="rise grid grid-rows-[17rem_auto] gap-7">
      <div
        aria-hidden
        className="relative overflow-hidden rounded-2xl bg-[color-mix(in_oklab,var(--on-navy)_7%,var(--navy))] px-5 pt-6 shadow-[inset_0_0_0_1px_color-mix(in_oklab,var(--on-navy)_12%,transparent)]"
      >
        <div className="h-full rounded-t-xl bg-surface text-fg shadow-e4">{picture}</div>
      </div>
      <div>
        <h3 className="flex items-baseline gap-3 text-xl font-semibold">
          <span className="tnum text-[oklch(0.8_0.11_187)]">{number}</span>
          {name}
        </h3>
        <p className="mt-2.5 max-w-md text-md text-on-navy/78">{text}</p>
      </div>
    </li>
  )
}
