import { CheckCheck } from 'lucide-react'
import { Button } from '#web/kit/button.tsx'
import { Card, CardHeader } from '#web/kit/card.tsx'
import { focusHeading } from '#web/kit/focus-heading.ts'
import type { Fact } from './facts.ts'
import { isWaiting, unusedUntilConfirmed } from './understood-groups.ts'
import type { SheetChanges } from './use-sheet-changes.ts'

/** Confirms the facts of all groups. A trade and a doubtful offer are confirmed one by one. */
export function ConfirmAll({ facts, changes }: { facts: readonly Fact[]; changes: SheetChanges }) {
  const open = facts.filter((fact) => isWaiting(fact) && fact.kind !== 'trade')
  const unused = unusedUntilConfirmed(facts).length
  if (open.length === 0) return null
  const confirm = async () => {
    // The button disappears with its action.
    if (await changes.decide(open, 'confirmed')) focusHeading(document)
  }
  return (
    <Card as="section">
      <CardHeader
        title={open.length === 1 ? 'One fact to confirm' : `${open.length} facts to confirm`}
        description={
          unused === 0
            ? "We already use these. Confirm them so that we know they're right."
            : "Some of them aren't used until you confirm them. Confirm everything, then correct what's wrong below."
        }
        actions={
          <Button size="touch" variant="secondary" busy={changes.busy} onClick={() => void confirm()}>
            <CheckCheck aria-hidden />
            Confirm everything
          </Button>
        }
      />
    </Card>
  )
}
