import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { workspaceEndpoints } from '#features/access/contract.ts'
import { type CurrentWorkspace, workspacesOptions } from '#features/access/web/queries.ts'
import { call, errorMessage } from '#web/api-client.ts'
import { Card, CardBody, CardHeader } from '#web/kit/card.tsx'
import { Switch } from '#web/kit/switch.tsx'
import { toast } from '#web/kit/toast-store.ts'

const LABEL = 'Assignees can set “Ready for Review”'

/** Whether a review request of an assignee moves the outline, or only notifies the members who manage outlines. */
export function ReviewRuleCard({ current, refusal }: { current: CurrentWorkspace; refusal: string | undefined }) {
  const { id, assigneesSetReadyForReview } = current.workspace
  const queryClient = useQueryClient()
  const description = useId()
  const save = useMutation({
    mutationFn: (on: boolean) =>
      call(workspaceEndpoints.update, { params: { id }, body: { assigneesSetReadyForReview: on } }),
    async onSuccess() {
      toast({ title: 'Workspace Updated', description: 'We saved your choice.' })
      await queryClient.invalidateQueries({ queryKey: workspacesOptions.queryKey })
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Update Failed',
        description: errorMessage(error, "We couldn't save your choice. Please try again."),
      }),
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
          <span className="inline-grid h-(--touch) place-items-center">
            <Switch
              aria-label={LABEL}
              aria-describedby={description}
              disabled={refusal !== undefined}
              checked={save.isPending ? save.variables : assigneesSetReadyForReview}
              onCheckedChange={(on) => save.mutate(on)}
            />
          </span>
        </div>
      </CardBody>
    </Card>
  )
}
