import { Badge } from '#web/kit/badge.tsx'
import { Card, CardHeader } from '#web/kit/card.tsx'
import { classNames } from '#web/kit/class-names.ts'
import type { Operations } from '../../operations-contract.ts'
import { momentText } from '../lists/moment-text.ts'
import { queueName } from './queue-names.ts'

type Round = Operations['rounds'][number]

const STATES = {
  waiting: { label: 'Waiting', dot: 'info' },
  running: { label: 'Running', dot: 'info' },
  done: { label: 'Done', dot: 'ok' },
  failed: { label: 'Failed', dot: 'bad' },
} as const

export function JobsCard({ operations: { queues, rounds } }: { operations: Operations }) {
  return (
    <Card as="section">
      <CardHeader
        level={3}
        title="Jobs"
        description="Generations and syncs by queue. We keep completed jobs for one hour."
      />
      <table className="w-full border-t border-line text-sm">
        <thead>
          <tr className="text-left text-xs text-fg-3">
            <th scope="col" className="px-5 py-2 font-medium">
              Queue
            </th>
            {['Waiting', 'Running', 'Failed'].map((name) => (
              <th key={name} scope="col" className="px-2 py-2 text-right font-medium last:pr-5">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {queues.map(({ name, waiting, running, failed }) => (
            <tr key={name}>
              <th scope="row" className="px-5 py-2 text-left font-medium">
                {queueName(name)}
              </th>
              <td className="tnum px-2 py-2 text-right">{waiting}</td>
              <td className="tnum px-2 py-2 text-right">{running}</td>
              <td className={classNames('tnum py-2 pr-5 pl-2 text-right', failed > 0 && 'font-semibold text-bad')}>
                {failed}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h4 className="border-t border-line px-5 pt-4 pb-2 text-xs font-medium text-fg-3">Scheduled jobs</h4>
      <ul className="divide-y divide-line border-t border-line text-sm">
        {rounds.map((round) => (
          <RoundLine key={round.name} round={round} />
        ))}
      </ul>
    </Card>
  )
}

function RoundLine({ round: { name, cron, state, at, error } }: { round: Round }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-2.5">
      <span className="font-medium">{queueName(name)}</span>
      <code className="text-xs text-fg-3">{cron}</code>
      <span className="ml-auto text-xs text-fg-3">{at === null ? 'Not yet' : momentText(at)}</span>
      {state !== null && (
        <Badge variant="secondary" dot={STATES[state].dot}>
          {STATES[state].label}
        </Badge>
      )}
      {error !== null && <span className="basis-full text-xs wrap-anywhere text-bad">{error}</span>}
    </li>
  )
}
