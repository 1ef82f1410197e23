import { Controller } from 'react-hook-form'
import { z } from 'zod'
import { workspaceNameField } from '#features/workspaces/contract.ts'
import { withProtocol } from '#shared/web-address.ts'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { Select } from '#web/kit/select.tsx'
import { type Brand, brandBasics } from '../../contract.ts'
import { countryOptions, languageOptions, styleOptions } from './choices.ts'
import { StepFrame } from './step-frame.tsx'
import { submitLabel } from './step-props.ts'
import { useStepForm } from './use-step-form.ts'

const withWorkspace = brandBasics.extend({ workspaceName: workspaceNameField })
const withoutWorkspace = brandBasics.extend({ workspaceName: z.string() })
export type Basics = z.output<typeof withoutWorkspace>

export interface BasicsStepProps {
  brand: Brand | null
  needsWorkspace: boolean
  editing: boolean
  locked: string | undefined
  busy: boolean
  onSave: (basics: Basics, showRefusal: (error: unknown) => void) => void
}

export function BasicsStep({ brand, needsWorkspace, editing, locked, busy, onSave }: BasicsStepProps) {
  const { form, restored, discard, showRefusal } = useStepForm(
    needsWorkspace ? withWorkspace : withoutWorkspace,
    {
      workspaceName: '',
      name: brand?.name ?? '',
      website: brand?.website ?? '',
      country: brand?.country ?? 'US',
      language: brand?.language ?? 'en',
      defaultEmailType: brand?.defaultEmailType ?? 'design-based',
    },
    { brandId: brand?.id ?? null, step: 1 },
  )
  const { errors } = form.formState
  const website = form.register('website')
  return (
    <StepFrame
      title="Brand Basics"
      description="Who sends, where its readers live and which language they read. Ideas follow the country's holidays."
      submitLabel={submitLabel(editing)}
      busy={busy}
      locked={locked}
      restored={restored}
      onDiscard={discard}
      onSubmit={(event) => void form.handleSubmit((basics) => onSave(basics, showRefusal))(event)}
    >
      {needsWorkspace && (
        <Field
          label="Workspace name"
          required
          error={errors.workspaceName?.message}
          hint="Your company or agency. Brands and people belong to it."
        >
          <Input {...form.register('workspaceName')} autoComplete="organization" maxLength={100} />
        </Field>
      )}
      <Field label="Brand name" required error={errors.name?.message}>
        <Input {...form.register('name')} maxLength={100} autoComplete="off" />
      </Field>
      <Field
        label="Website"
        optional
        error={errors.website?.message}
        hint="Links in outlines lead here, and nowhere else."
      >
        <Input
          {...website}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          placeholder="https://example.com"
          onBlur={(event) => {
            form.setValue('website', withProtocol(event.target.value))
            void website.onBlur(event)
            void form.trigger('website')
          }}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Country" error={errors.country?.message}>
          <Controller
            control={form.control}
            name="country"
            render={({ field }) => (
              <Select options={countryOptions} value={field.value} onValueChange={field.onChange} />
            )}
          />
        </Field>
        <Field label="Language" error={errors.language?.message} hint="Ideas and outlines are written in it.">
          <Controller
            control={form.control}
            name="language"
            render={({ field }) => (
              <Select options={languageOptions} value={field.value} onValueChange={field.onChange} />
            )}
          />
        </Field>
      </div>
      <Field
        label="Email style"
        error={errors.defaultEmailType?.message}
        hint="Split takes turns within a month: half designed, half text."
      >
        <Controller
          control={form.control}
          name="defaultEmailType"
          render={({ field }) => <Select options={styleOptions} value={field.value} onValueChange={field.onChange} />}
        />
      </Field>
    </StepFrame>
  )
}
