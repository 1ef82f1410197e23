import { useQuery } from '@tanstack/react-query'
import { healthEndpoint } from '#shared/health.ts'
import { endpointQuery } from '#web/endpoint-query.ts'

/** Where mail is simulated, the way to it: nobody should wait for a letter that is never sent. */
export function SimulatedMailNote() {
  const { data } = useQuery(endpointQuery(healthEndpoint, {}))
  if (data === undefined || !data.modes.outboxPage) return null
  return (
    <p className="mt-5 rounded-lg bg-warn-soft px-3 py-2.5 text-sm text-warn">
      Mail is simulated here, nothing is sent:{' '}
      <a href="/dev/outbox" className="-my-3 inline-block py-3 font-medium underline underline-offset-2">
        read it in the outbox
      </a>
      .
    </p>
  )
}
