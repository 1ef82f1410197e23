import { Badge } from '#web/kit/badge.tsx'
import { Card, CardHeader } from '#web/kit/card.tsx'
import type { Operations } from '../../operations-contract.ts'
import { momentText } from '../lists/moment-text.ts'

const MODES: Record<string, { label: string; dot: 'ok' | 'warn' | 'muted' }> = {
  smtp: { label: 'SMTP', dot: 'ok' },
  outbox: { label: 'Stored, not sent', dot: 'warn' },
  stripe: { label: 'Stripe', dot: 'ok' },
  simulated: { label: 'Simulated', dot: 'warn' },
  off: { label: 'Off', dot: 'muted' },
  planner: { label: 'Built-in planner', dot: 'muted' },
  postgres: { label: 'PostgreSQL', dot: 'ok' },
  embedded: { label: 'Embedded', dot: 'ok' },
}

type Service = keyof Operations['failures'] | 'database'

const SERVICES: readonly { service: Service; label: string }[] = [
  { service: 'ideas', label: 'Ideas' },
  { service: 'outlines', label: 'Outlines' },
  { service: 'mail', label: 'Mail' },
  { service: 'payments', label: 'Payments' },
  { service: 'database', label: 'Database' },
]

export function ServicesCard({ operations: { modes, failures } }: { operations: Operations }) {
  return (
    <Card as="section">
      <CardHeader level={3} title="Services" description={`Running as ${modes.environment}.`} />
      <ul className="divide-y divide-line border-t border-line">
        {SERVICES.map(({ service, label }) => {
          const mode = MODES[modes[service]] ?? { label: modes[service], dot: 'ok' as const }
          const failure = service === 'database' ? null : failures[service]
          return (
            <li key={service} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
              <span className="w-24 font-medium">{label}</span>
              <Badge variant="secondary" dot={mode.dot}>
                {mode.label}
              </Badge>
              <span className="basis-full text-sm text-fg-3 sm:flex-1 sm:basis-0 sm:text-right">
                {failure === null ? (
                  service !== 'database' && 'No failure on record'
                ) : (
                  <>
                    <span className="wrap-anywhere text-bad">{failure.message}</span>
                    <span className="block text-xs">{momentText(failure.occurredAt)}</span>
                  </>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
