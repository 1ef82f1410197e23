import { SectionHeading } from '../section-heading.tsx'

const benefits = [
  {
    title: 'Drive more sales',
    text: 'Ideas start from your products, your customers and the objections they have, not from a list of holidays.',
  },
  {
    title: 'Save 10+ hours a week',
    text: 'The blank page, the outline and the back-and-forth are done before your week begins.',
  },
  {
    title: 'Grow one brand or several',
    text: 'Every brand keeps its own voice, calendar and library, in one workspace for the whole team.',
  },
]

export function Benefits() {
  return (
    <section id="benefits" className="py-20 md:py-28">
      <div className="page grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <SectionHeading title="What you get" />
        <ul className="divide-y divide-line border-y border-line">
          {benefits.map((benefit) => (
            <li
              key={benefit.title}
              className="rise grid gap-x-8 gap-y-2 py-8 md:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]"
            >
              <h3 className="text-xl font-semibold text-teal">{benefit.title}</h3>
              <p className="text-md text-fg-2">{benefit.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
