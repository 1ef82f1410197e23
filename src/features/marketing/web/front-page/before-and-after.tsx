import { ArrowDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApprovalChain, Chat, Files, Outline, StickyNotes, Week } from './before-and-after-pictures.tsx'
import { SectionHeading } from '../section-heading.tsx'

const cards = [
  {
    before: 'Guessing what to send each week',
    beforePicture: <StickyNotes />,
    after: 'An instantly generated calendar of campaign ideas',
    afterPicture: <Week />,
    detail: 'Topics and ideas, planned around the dates your customers care about.',
  },
  {
    before: 'Emails stuck in draft',
    beforePicture: <Files />,
    after: 'Ready-to-send outlines',
    afterPicture: <Outline />,
    detail: 'Every outline has subject lines, a brief, sections, images and a call to action.',
  },
  {
    before: 'Approval chaos',
    beforePicture: <Chat />,
    after: 'Plan, assign and approve in one place',
    afterPicture: <ApprovalChain />,
    detail: 'Everyone sees whose turn it is and which version is current.',
  },
]

export function BeforeAndAfter() {
  return (
    <section id="before-and-after" className="border-t border-line py-20 md:py-28">
      <div className="page">
        <SectionHeading title="Your week before and after Mailmonth">
          Three problems every email team has, solved.
        </SectionHeading>
        <div className="mt-12 grid gap-5 lg:grid-cols-3">
          {cards.map((card) => (
            <BeforeAndAfterCard key={card.before} {...card} />
          ))}
        </div>
      </div>
    </section>
  )
}

function BeforeAndAfterCard(props: {
  before: string
  beforePicture: ReactNode
  after: string
  afterPicture: ReactNode
  detail: string
}) {
  return (
    <article className="sheet rise overflow-hidden">
      <div className="grid grid-rows-[8.5rem_auto] gap-4 bg-surface-2 px-6 pt-6 pb-8">
        <div aria-hidden className="relative">
          {props.beforePicture}
        </div>
        <p className="text-md text-fg-3">
          <span className="sr-only">Before: </span>
          <span className="line-through decoration-bad/60 decoration-2">{props.before}</span>
        </p>
      </div>
      <div className="relative grid grid-rows-[8.5rem_auto] gap-5 px-6 pt-9 pb-7">
        <span
          aria-hidden
          className="absolute -top-4.5 left-6 grid size-9 place-items-center rounded-full bg-teal text-on-teal shadow-[0_0_0_4px_var(--surface),var(--e2)]"
        >
          <ArrowDown className="size-4" />
        </span>
        <div aria-hidden className="relative">
          {props.afterPicture}
        </div>
        <div>
          <h3 className="text-lg font-semibold">
            <span className="sr-only">After: </span>
            {props.after}
          </h3>
          <p className="mt-1.5 text-base text-fg-2">{props.detail}</p>
        </div>
      </div>
    </article>
  )
}
