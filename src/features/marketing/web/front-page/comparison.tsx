import { Check, Minus } from 'lucide-react'
import { classNames } from '#web/kit/class-names.ts'
import { SectionHeading } from '../section-heading.tsx'

interface Job {
  job: string
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
    tool: [false, 'A subscriber list'],
    mailmonth: [true, 'Who buys, why, and what holds them back'],
  },
  {
    job: 'Get it approved',
    tool: [false, 'In chat, somewhere'],
    mailmonth: [true, 'Status, assignee and notes in one place'],
  },
  { job: 'Send the campaign', tool: [true, 'Yes'], mailmonth: [false, 'No. Export and send with your ESP'] },
  { job: 'Track opens and clicks', tool: [true, 'Yes'], mailmonth: [false, 'No'] },
  { job: 'Manage subscriber lists', tool: [true, 'Yes'], mailmonth: [false, 'No'] },
]

export function Comparison() {
  return (
    <section id="comparison" className="border-t border-line py-20 md:py-28">
      <div className="page">
        <SectionHeading title="Your ESP sends. Who decides what?">
          Everything before “Send” is its own job. Mailmonth does it, and works with the platform you already use.
        </SectionHeading>
        <table className="compare-table mt-12 w-full text-md">
          <caption className="sr-only">Email sending tools and Mailmonth compared</caption>
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
