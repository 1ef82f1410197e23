import { useId } from 'react'
import { workspaceEndpoints } from '#features/access/contract.ts'
import { type CurrentWorkspace } from '#features/access/web/queries.ts'
import { Card, CardBody, CardHeader } from '#web/kit/card.tsx'
import { Switch } from '#web/kit/switch.tsx'
import { Touchable } from '#web/kit/touchable.tsx'
import { useChange } from '#web/use-change.ts'

const LABEL = 'Assignees can set “Ready for Review”'

export function ReviewRuleCard({ current, refusal }: { current: CurrentWorkspace; refusal: string | undefined }) {
  const { id, assigneesSetReadyForReview } = current.workspace
  const description = useId()
  const save = useChange(workspaceEndpoints.update, {
    input: (on: boolean) => ({ params: { id }, body: { assigneesSetReadyForReview: on } }),
    done: { title: 'Workspace Updated', description: 'We saved your choice.' },
    failed: { title: 'Update Failed', fallback: "We couldn't save your choice. Please try again." },
  })
  return (
    <Card as="section">
      <CardHeader title="Reviews" description={refusal ?? 'How assignees hand finished outlines back.'} />
      <CardBody>
        <div className="flex max-w-2xl items-center gap-4">
          <div className="grid min-w-0 flex-1 gap-0.5 text-sm">
            <p className="font-medium">{LABEL}</p>
            <p id={description} className="text-fg-3">
              When an assignee requests a review, the status changes to “Ready for Review”. When this is off, the
              request only notifies owners, admins and managers.
            </p>
          </div>
          <Touchable>
            <span className="inline-grid place-items-center">
              <Switch
                aria-label={LABEL}
                aria-describedby={description}
                disabled={refusal !== undefined}
                checked={save.isPending ? save.variables : assigneesSetReadyForReview}
                onCheckedChange={(on) => save.mutate(on)}
              />
            </span>
          </Touchable>
        </div>
      </CardBody>
    </Card>
  )
}
