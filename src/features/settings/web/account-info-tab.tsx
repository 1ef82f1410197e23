import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { workspaceEndpoints } from '#features/access/contract.ts'
import { workspaceFields } from '#features/access/fields.ts'
import { type CurrentWorkspace } from '#features/access/web/queries.ts'
import { withProtocol } from '#shared/web-address.ts'
import { ApiError } from '#web/api-client.ts'
import { NOTHING_CHANGED } from '#web/kit/button-reasons.ts'
import { Button } from '#web/kit/button.tsx'
import { Card, CardBody, CardHeader } from '#web/kit/card.tsx'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { Textarea } from '#web/kit/textarea.tsx'
import { useProductForm } from '#web/product-form.ts'
import { useChange } from '#web/use-change.ts'
import { BrandsCard } from './brands-card.tsx'
import { ReviewRuleCard } from './review-rule-card.tsx'
import { useKeptForm } from './use-kept-form.ts'
import { WorkspaceDataCard } from './workspace-data-card.tsx'

const typedFields = z.object({ name: z.string(), address: z.string(), website: z.string() })

export function AccountInfoTab({ current, showBrands }: { current: CurrentWorkspace; showBrands: boolean }) {
  return (
    <div className="grid gap-6">
      <WorkspaceCard current={current} />
      {current.limits.workflowEnabled && <ReviewRuleCard current={current} refusal={refusalOf(current)} />}
      <BrandsCard current={current} asked={showBrands} />
      <WorkspaceDataCard current={current} />
    </div>
  )
}

function refusalOf(current: CurrentWorkspace): string | undefined {
  if (current.readOnly) return "This workspace is suspended, so you can't make changes."
  return current.may('EDIT_WORKSPACE_SETTINGS') ? undefined : "Your role can't edit the workspace."
}

function WorkspaceCard({ current }: { current: CurrentWorkspace }) {
  const { id, name, address, website } = current.workspace
  const refusal = refusalOf(current)
  const form = useProductForm({
    resolver: zodResolver(workspaceFields),
    defaultValues: { name, address, website: website ?? '' },
  })
  useKeptForm(form, {
    name: `workspace:${id}`,
    parse: (kept) => typedFields.parse(kept),
    mayChange: refusal === undefined,
  })
  const { errors, isDirty } = form.formState
  const websiteInput = form.register('website')
  const save = useChange(workspaceEndpoints.update, {
    input: (body: { name: string; address: string; website: string }) => ({ params: { id }, body }),
    onAnswer: ({ workspace }) =>
      form.reset({ name: workspace.name, address: workspace.address, website: workspace.website ?? '' }),
    done: { title: 'Workspace Updated', description: 'We saved your workspace details.' },
    failed: (error) =>
      error instanceof ApiError && error.status === 404
        ? { title: 'No Workspace', description: 'No workspace found. Please create a workspace first.' }
        : { title: 'Update Failed', fallback: 'Failed to update workspace' },
    form,
  })
  return (
    <Card as="section">
      <CardHeader title="Workspace" description={refusal ?? 'Everyone in the workspace sees these details.'} />
      <CardBody>
        <form
          noValidate
          className="grid max-w-2xl gap-5"
          onSubmit={(event) => void form.handleSubmit((body) => save.mutate(body))(event)}
        >
          <Field label="Workspace name" required error={errors.name?.message}>
            <Input
              {...form.register('name')}
              size="touch"
              autoComplete="organization"
              maxLength={100}
              readOnly={refusal !== undefined}
            />
          </Field>
          <Field label="Address" optional error={errors.address?.message}>
            <Textarea {...form.register('address')} rows={3} maxLength={500} readOnly={refusal !== undefined} />
          </Field>
          <Field label="Website" optional error={errors.website?.message}>
            <Input
              {...websiteInput}
              type="url"
              size="touch"
              autoComplete="url"
              placeholder="https://example.com"
              readOnly={refusal !== undefined}
              onBlur={(event) => {
                const typed = event.target.value
                const full = withProtocol(typed)
                if (full !== typed) form.setValue('website', full, { shouldDirty: true })
                void websiteInput.onBlur(event)
              }}
            />
          </Field>
          <div>
            <Button
              type="submit"
              size="touch"
              busy={save.isPending}
              reason={refusal ?? (isDirty ? undefined : NOTHING_CHANGED)}
            >
              Save Changes
            </Button>
          </div>
        </form>
      </CardBody>
    </Card>
  )
}
