import { useQuery } from '@tanstack/react-query'
import { healthEndpoint } from '#shared/health.ts'
import { endpointQuery } from '#web/endpoint-query.ts'

export function SimulatedMailNote() {
  const { data } = useQuery(endpointQuery(healthEndpoint, {}))
  if (data === undefined || !data.modes.outboxPage) return null
  return (
    <p className="mt-5 rounded-lg bg-warn-soft px-3 py-2.5 text-sm text-warn">
      Email is simulated here, so nothing is sent.{' '}
      <a href="/dev/outbox" className="-my-3 inline-block py-3 font-medium underline underline-offset-2">
        Read it in the outbox
      </a>
      .
    </p>
  )
}
