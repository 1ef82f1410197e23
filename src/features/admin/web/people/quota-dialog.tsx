import { useState } from 'react'
import { PLAN_CATALOG, UNLIMITED } from '#shared/plan-catalog.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { Select } from '#web/kit/select.tsx'
import { type AdminWorkspace, adminPeopleEndpoints } from '../../people-contract.ts'
import { type QuotaOverride, quotaOverrideSchema } from '../../fields.ts'
import type { WorkspaceDialogProps } from './plan-dialog.tsx'
import { COUNT_LIMITS, SWITCH_LIMITS, quotaOf, textsOf } from './quota-fields.ts'
import { useWorkspaceChange } from './use-workspace-change.ts'

export function QuotaDialog({ open, onOpenChange, workspace }: WorkspaceDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title="Change limits"
      description={`Applies only to ${workspace.name}. Leave a field empty to use the plan's limit. Enter -1 for unlimited.`}
    >
      <QuotaForm workspace={workspace} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

function QuotaForm({ workspace, onDone }: { workspace: AdminWorkspace; onDone: () => void }) {
  const { id, plan, subscription } = workspace
  const [texts, setTexts] = useState(() => textsOf(subscription.quotaOverride))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const ofPlan = PLAN_CATALOG[plan].limits
  const change = useWorkspaceChange(
    adminPeopleEndpoints.overrideQuota,
    (quotaOverride: QuotaOverride | null) => ({ params: { id }, body: { quotaOverride } }),
    { done: 'Limits updated', failed: 'Failed to update limits' },
    onDone,
  )
  const save = () => {
    const checked = quotaOverrideSchema.nullable().safeParse(quotaOf(texts))
    setErrors(Object.fromEntries((checked.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message])))
    if (checked.success) change.mutate(checked.data)
  }
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {COUNT_LIMITS.map(({ name, label }) => (
          <Field key={name} label={label} error={errors[name]}>
            <Input
              inputMode="numeric"
              value={texts[name]}
              placeholder={ofPlan[name] === UNLIMITED ? 'Unlimited' : String(ofPlan[name])}
              size="touch"
              onChange={(event) => setTexts({ ...texts, [name]: event.target.value })}
            />
          </Field>
        ))}
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {SWITCH_LIMITS.map(({ name, label }) => (
          <Field key={name} label={label}>
            <Select
              options={[
                { value: 'plan', label: `Plan default (${ofPlan[name] ? 'on' : 'off'})` },
                { value: 'on', label: 'On' },
                { value: 'off', label: 'Off' },
              ]}
              value={texts[name]}
              onValueChange={(value) => setTexts({ ...texts, [name]: value })}
              size="touch"
            />
          </Field>
        ))}
      </div>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="ghost" size="touch" className="sm:mr-auto" onClick={() => setTexts(textsOf(null))}>
          Reset all to plan
        </Button>
        <Button variant="secondary" size="touch" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" size="touch" busy={change.isPending}>
          Save limits
        </Button>
      </div>
    </form>
  )
}
