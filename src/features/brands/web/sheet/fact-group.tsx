import { CheckCheck, Plus } from 'lucide-react'
import { useState } from 'react'
import { isDoubtful } from '#shared/brand-sheet.ts'
import { Button } from '#web/kit/button.tsx'
import { Card, CardBody, CardHeader } from '#web/kit/card.tsx'
import { focusHeading } from '#web/kit/focus-heading.ts'
import type { Edited, EditedKind } from './fact-editor.tsx'
import { FactChip } from './fact-chip.tsx'
import { FactQuote } from './fact-quote.tsx'
import { factInWords } from './fact-words.ts'
import { type Fact, type Group, isOf, isSingle } from './facts.ts'
import { UnlockNote } from './unlock-note.tsx'
import type { SheetChanges } from './use-sheet-changes.ts'

export interface FactGroupProps {
  group: Group
  facts: readonly Fact[]
  changes: SheetChanges | null
  onOpen: (edited: Edited) => void
}

export function FactGroup({ group, facts, changes, onOpen }: FactGroupProps) {
  const own = facts.filter((fact) => isOf(fact, group))
  const shown = own.filter(({ state }) => state !== 'rejected')
  const removed = own.filter(({ state }) => state === 'rejected')
  const proposed = shown.filter(({ state }) => state === 'proposed')
  const clear = proposed.filter((fact) => !isDoubtful(fact))
  const { adds } = group
  const isDated = 'isDated' in group && group.isDated
  const mayAdd = adds !== null && (!isSingle(adds) || shown.every(({ kind }) => kind !== adds))
  return (
    <Card as="section" className="content-start">
      <CardHeader
        title={group.title}
        actions={
          changes !== null &&
          clear.length > 0 && (
            <Button
              variant="secondary"
              size="touch-sm"
              busy={changes.busy}
              onClick={({ currentTarget }) => focusGroupAfter(currentTarget, changes.decide(clear, 'confirmed'))}
            >
              <CheckCheck aria-hidden />
              Confirm all
              <span className="sr-only">{` in ${group.title}`}</span>
            </Button>
          )
        }
      />
      <CardBody className="grid gap-2">
        {changes !== null && <UnlockNote proposed={proposed} />}
        {shown.length === 0 && <p className="text-sm text-fg-3">Nothing here yet.</p>}
        {shown.length > 0 && (
          <ul aria-label={group.title} className="grid gap-2">
            {shown.map((fact) => (
              <li key={`${fact.kind} ${fact.key}`}>
                <FactChip
                  fact={fact}
                  {...(changes !== null && { onOpen: () => onOpen({ kind: fact.kind as EditedKind, fact }) })}
                />
                <FactQuote fact={fact} />
              </li>
            ))}
          </ul>
        )}
        {changes !== null && mayAdd && (
          <Button
            variant="ghost"
            size="touch-sm"
            className="-ml-2.5 justify-self-start"
            onClick={() => onOpen({ kind: adds, isDate: isDated })}
          >
            <Plus aria-hidden />
            {`Add ${group.noun}`}
          </Button>
        )}
        {changes !== null && removed.length > 0 && <Removed title={group.title} facts={removed} changes={changes} />}
      </CardBody>
    </Card>
  )
}

/** The button disappears with its action, so the focus moves to its group. */
function focusGroupAfter(button: HTMLElement, change: Promise<boolean>): void {
  const group = button.closest('section')
  void change.then((done) => done && group !== null && focusHeading(group))
}

function Removed({ title, facts, changes }: { title: string; facts: readonly Fact[]; changes: SheetChanges }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        size="touch-sm"
        className="-ml-2.5 justify-self-start"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {`${open ? 'Hide' : 'Show'} removed (${facts.length})`}
      </Button>
      {open && (
        <ul aria-label={`Removed from ${title}`} className="grid gap-1">
          {facts.map((fact) => (
            <li
              key={`${fact.kind} ${fact.key}`}
              className="flex items-center gap-3 rounded-lg bg-surface-2 py-1 pr-1 pl-3"
            >
              <span className="min-w-0 flex-1 text-sm break-words text-fg-3 line-through">{factInWords(fact)}</span>
              <Button
                variant="ghost"
                size="touch-sm"
                busy={changes.busy}
                onClick={({ currentTarget }) => focusGroupAfter(currentTarget, changes.decide([fact], 'proposed'))}
              >
                Restore
                <span className="sr-only">{`, ${factInWords(fact)}`}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
