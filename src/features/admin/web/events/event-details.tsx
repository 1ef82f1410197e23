import type { ReactNode } from 'react'
import { ArrowRight, ListFilter } from 'lucide-react'
import { Button } from '#web/kit/button.tsx'
import type { AuditEvent } from '../../events-contract.ts'
import { TextDiff } from '../lists/text-diff.tsx'
import type { EventFilter } from './event-address.ts'
import { actionText, detailsOf } from './event-texts.ts'

interface EventDetailsProps {
  event: AuditEvent
  onNarrow: (filter: EventFilter) => void
}

export function EventDetails({ event, onNarrow }: EventDetailsProps) {
  const { facts, changes, texts } = detailsOf(event.metadata)
  return (
    <div className="grid gap-4 pt-1 pb-2 md:pl-6">
      <dl className="grid gap-x-6 gap-y-2 @2xl:grid-cols-2">
        <Fact name="Action">
          <code className="font-mono text-xs">{event.action}</code>
        </Fact>
        <Fact name="Time">{`${event.occurredAt.replace('T', ' ').replace(/\.\d+Z$/, '')} UTC`}</Fact>
        {event.actorUserId !== null && <Fact name="Actor id">{event.actorUserId}</Fact>}
        {event.workspaceId !== null && <Fact name="Workspace id">{event.workspaceId}</Fact>}
        {event.targetType !== null && (
          <Fact name="Target">{[actionText(event.targetType), event.targetId].filter(Boolean).join(' ')}</Fact>
        )}
        {event.requestId !== null && <Fact name="Request">{event.requestId}</Fact>}
        {facts.map(({ name, value }) => (
          <Fact key={name} name={wordsOf(name)}>
            {value}
          </Fact>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        {event.actorEmail !== null && (
          <Narrow onClick={() => onNarrow({ actor: event.actorEmail ?? '' })}>Only this actor</Narrow>
        )}
        {event.workspaceId !== null && (
          <Narrow onClick={() => onNarrow({ workspace: event.workspaceId ?? '' })}>Only this workspace</Narrow>
        )}
        <Narrow onClick={() => onNarrow({ action: event.action })}>Only this action</Narrow>
      </div>
      {changes.length > 0 && (
        <table className="w-full table-fixed text-left text-xs">
          <caption className="sr-only">Changes</caption>
          <thead className="text-fg-3">
            <tr>
              {['Changed', 'Before', 'After'].map((name) => (
                <th key={name} scope="col" className="py-1 pr-3 font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            {changes.map(({ name, before, value }) => (
              <tr key={name} className="align-top">
                <th scope="row" className="py-1.5 pr-3 font-medium break-words">
                  {wordsOf(name)}
                </th>
                <td className="py-1.5 pr-3 break-words text-fg-3">{before}</td>
                <td className="py-1.5 break-words">
                  {before !== value && <ArrowRight aria-hidden className="mr-1.5 inline size-3 text-fg-3" />}
                  {value}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {texts.map(({ name, before, after }) => (
        <div key={name} className="grid gap-1.5">
          <h4 className="text-xs font-medium">{wordsOf(name)}</h4>
          <TextDiff label={`${wordsOf(name)}: before and after`} before={before} after={after} />
        </div>
      ))}
    </div>
  )
}

const wordsOf = (name: string) => actionText(name.replace(/([a-z])([A-Z])/g, '$1 $2'))

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-2xs text-fg-3">{name}</dt>
      <dd className="break-all text-fg">{children}</dd>
    </div>
  )
}

function Narrow({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button variant="secondary" size="touch-sm" onClick={onClick}>
      <ListFilter aria-hidden />
      {children}
    </Button>
  )
}
