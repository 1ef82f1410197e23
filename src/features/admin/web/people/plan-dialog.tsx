import { useState } from 'react'
import { PLANS, PLAN_CATALOGUE, type PlanName } from '#shared/plan-catalogue.ts'
import { call } from '#web/api-client.ts'
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

/** Gives a workspace a plan whatever it pays. */
export function PlanDialog({ open, onOpenChange, workspace }: WorkspaceDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Change plan"
      description={`What ${workspace.name} may do, whatever it pays. Its payments go on as they are.`}
    >
      <PlanForm workspace={workspace} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

const PAID = 'PAID'

function PlanForm({ workspace: { id, subscription }, onDone }: { workspace: AdminWorkspace; onDone: () => void }) {
  const [plan, setPlan] = useState<PlanName | typeof PAID>(subscription.planOverride ?? PAID)
  const change = useWorkspaceChange(
    (given: PlanName | null) => call(adminPeopleEndpoints.overridePlan, { params: { id }, body: { plan: given } }),
    { done: 'Plan Updated', failed: 'Failed to update plan' },
    onDone,
  )
  const options = [
    { value: PAID, label: `None: what it pays for (${PLAN_CATALOGUE[subscription.plan].label})` },
    ...PLANS.map((name) => ({ value: name, label: PLAN_CATALOGUE[name].label })),
  ] as const
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        change.mutate(plan === PAID ? null : plan)
      }}
    >
      <Field label="Plan by hand">
        <Select options={options} value={plan} onValueChange={setPlan} className="max-md:h-(--touch)" />
      </Field>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" className="max-md:h-(--touch)" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" className="max-md:h-(--touch)" busy={change.isPending}>
          Save Plan
        </Button>
      </div>
    </form>
  )
}
