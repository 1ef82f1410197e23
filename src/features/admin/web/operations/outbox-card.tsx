import { ExternalLink } from 'lucide-react'
import { Button } from '#web/kit/button.tsx'
import { Card, CardHeader } from '#web/kit/card.tsx'
import type { Operations } from '../../operations-contract.ts'
import { momentText } from '../lists/moment-text.ts'

export function OutboxCard({ operations: { outbox, outboxUrl } }: { operations: Operations }) {
  return (
    <Card as="section">
      <CardHeader
        level={3}
        title="Email outbox"
        description="No SMTP server is configured. Emails are stored here and not sent."
        {...(outboxUrl !== null && {
          actions: (
            <Button asChild variant="secondary" size="touch-sm">
              <a href={outboxUrl} target="_blank" rel="noreferrer">
                Open
                <ExternalLink aria-hidden />
              </a>
            </Button>
          ),
        })}
      />
      {outbox.length === 0 ? (
        <p className="border-t border-line px-5 py-6 text-sm text-fg-3">No emails yet.</p>
      ) : (
        <ul className="max-h-96 divide-y divide-line overflow-y-auto border-t border-line text-sm">
          {outbox.map(({ id, subject, recipient, createdAt }) => (
            <li key={id} className="px-5 py-2.5">
              <p className="font-medium wrap-anywhere">{subject}</p>
              <p className="text-xs wrap-anywhere text-fg-3">{`${recipient} · ${momentText(createdAt)}`}</p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
