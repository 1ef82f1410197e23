import { useState } from 'react'
import { PLANS, PLAN_CATALOG, type PlanName } from '#shared/plan-catalog.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Field } from '#web/kit/field.tsx'
import { Select } from '#web/kit/select.tsx'
import { type AdminWorkspace, adminPeopleEndpoints } from '../../people-contract.ts'
import { useWorkspaceChange } from './use-workspace-change.ts'

export interface WorkspaceDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  workspace: AdminWorkspace
}

export function PlanDialog({ open, onOpenChange, workspace }: WorkspaceDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Change plan"
      description={`Overrides the plan of ${workspace.name}. Its payments don't change.`}
    >
      <PlanForm workspace={workspace} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

const PAID = 'PAID'

function PlanForm({ workspace: { id, subscription }, onDone }: { workspace: AdminWorkspace; onDone: () => void }) {
  const [plan, setPlan] = useState<PlanName | typeof PAID>(subscription.planOverride ?? PAID)
  const change = useWorkspaceChange(
    adminPeopleEndpoints.overridePlan,
    (given: PlanName | null) => ({ params: { id }, body: { plan: given } }),
    { done: 'Plan updated', failed: 'Failed to update plan' },
    onDone,
  )
  const options = [
    { value: PAID, label: `No override (${PLAN_CATALOG[subscription.plan].label})` },
    ...PLANS.map((name) => ({ value: name, label: PLAN_CATALOG[name].label })),
  ] as const
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        change.mutate(plan === PAID ? null : plan)
      }}
    >
      <Field label="Plan override">
        <Select options={options} value={plan} onValueChange={setPlan} size="touch" />
      </Field>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" size="touch" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" size="touch" busy={change.isPending}>
          Save plan
        </Button>
      </div>
    </form>
  )
}
