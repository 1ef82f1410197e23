import { Check, Minus } from 'lucide-react'
import { classNames } from '#web/kit/class-names.ts'
import { SectionHeading } from '../section-heading.tsx'

interface Job {
  job: string
  /** Whether a sending tool does it, and how. */
  tool: readonly [does: boolean, how: string]
  mailmonth: readonly [does: boolean, how: string]
}

const jobs: readonly Job[] = [
  {
    job: 'Decide what to send',
    tool: [false, 'You bring the idea'],
    mailmonth: [true, 'A month of topics for your brand'],
  },
  {
    job: 'Write the brief',
    tool: [false, 'An empty template'],
    mailmonth: [true, 'Subject lines, sections, call to action'],
  },
  {
    job: 'Know your customer',
    tool: [false, 'A list of addresses'],
    mailmonth: [true, 'Who buys, why, and what holds them back'],
  },
  {
    job: 'Get it approved',
    tool: [false, 'In chat, somewhere'],
    mailmonth: [true, 'Status, assignee and notes in one place'],
  },
  { job: 'Send the campaign', tool: [true, 'Yes'], mailmonth: [false, 'No. Export, and send with yours'] },
  { job: 'Count opens and clicks', tool: [true, 'Yes'], mailmonth: [false, 'No'] },
  { job: 'Keep subscriber lists', tool: [true, 'Yes'], mailmonth: [false, 'No'] },
]

/** What a sending tool is for, and what comes before it. */
export function Comparison() {
  return (
    <section id="comparison" className="border-t border-line py-20 md:py-28">
      <div className="page">
        <SectionHeading title="Your sending tool sends. Who fills it?">
          Everything before the send button is a job of its own. Mailmonth does that one, and leaves the sending to the
          platform you have.
        </SectionHeading>
        <table className="compare-table mt-12 w-full text-md">
          <caption className="sr-only">Email sending tools and Mailmonth, job by job</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">Job</span>
              </th>
              <th scope="col" className="text-left font-medium text-fg-3">
                Email sending tools
              </th>
              <th scope="col" className="text-left font-semibold text-teal">
                Mailmonth
              </th>
            </tr>
          </thead>
          <tbody>
            {jobs.map(({ job, tool, mailmonth }) => (
              <tr key={job}>
                <th scope="row" className="text-left font-semibold">
                  {job}
                </th>
                <td>
                  <Answer does={tool[0]} how={tool[1]} />
                </td>
                <td>
                  <Answer does={mailmonth[0]} how={mailmonth[1]} ours />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Answer({ does, how, ours = false }: { does: boolean; how: string; ours?: boolean }) {
  const Icon = does ? Check : Minus
  return (
    <span className={classNames('flex items-start gap-3', does ? 'text-fg' : 'text-fg-3')}>
      <Icon
        aria-hidden
        strokeWidth={2.5}
        className={classNames('mt-1 size-4.5 shrink-0', does && ours && 'text-teal')}
      />
      {how}
    </span>
  )
}
