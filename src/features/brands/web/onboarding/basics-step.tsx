import type { ChangeEvent } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { workspaceNameField } from '#features/access/fields.ts'
import type { Country } from '#shared/brand-brief.ts'
import { DEFAULT_TIME_ZONE } from '#shared/calendar-dates.ts'
import { textField } from '#shared/text-fields.ts'
import { withProtocol } from '#shared/web-address.ts'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { Select } from '#web/kit/select.tsx'
import { type Brand } from '../../contract.ts'
import { brandBasics } from '../../fields.ts'
import { countryOptions, languageOptions, styleOptions } from './choices.ts'
import { StepFrame } from './step-frame.tsx'
import { submitLabel } from './step-props.ts'
import { TimeZoneSelect } from './time-zone-select.tsx'
import { useStepForm } from './use-step-form.ts'
import { useAcceptedTexts } from './website/use-accepted-texts.tsx'
import { WebsiteFill } from './website/website-fill.tsx'

const LONGEST_SENTENCE = 1000
const basicsFields = brandBasics.extend({ sells: textField(LONGEST_SENTENCE) })
const withWorkspace = basicsFields.extend({ workspaceName: workspaceNameField })
const withoutWorkspace = basicsFields.extend({ workspaceName: z.string() })
export type Basics = z.output<typeof withoutWorkspace>

export interface BasicsStepProps {
  brand: Brand | null
  workspaceId: string | null
  editing: boolean
  locked: string | undefined
  busy: boolean
  onSave: (basics: Basics, showRefusal: (error: unknown) => void) => void
}

export function BasicsStep({ brand, workspaceId, editing, locked, busy, onSave }: BasicsStepProps) {
  const needsWorkspace = workspaceId === null
  const saved = {
    workspaceName: '',
    sells: '',
    name: brand?.name ?? '',
    website: brand?.website ?? '',
    country: brand?.country ?? 'US',
    timezone: brand?.timezone ?? DEFAULT_TIME_ZONE.US,
    language: brand?.language ?? 'en',
    defaultEmailType: brand?.defaultEmailType ?? 'design-based',
  }
  const { form, unsaved, discard, showRefusal } = useStepForm(
    needsWorkspace ? withWorkspace : withoutWorkspace,
    saved,
    { brandId: brand?.id ?? null, step: 1 },
  )
  const { errors } = form.formState
  const website = form.register('website')
  const {
    name,
    workspaceName,
    country,
    timezone,
    language,
    website: address,
  } = { ...saved, ...useWatch({ control: form.control }) }
  const { mark, accept } = useAcceptedTexts(brand?.id ?? null)
  const chooseCountry = (next: Country) => {
    if (timezone === DEFAULT_TIME_ZONE[country]) {
      form.setValue('timezone', DEFAULT_TIME_ZONE[next], { shouldDirty: true, shouldValidate: true })
    }
    form.setValue('country', next, { shouldDirty: true, shouldValidate: true })
  }
  const setText = (field: 'name' | 'website', text: string) =>
    form.setValue(field, text, { shouldDirty: true, shouldValidate: true })
  // The workspace is named after the brand until the user gives it another name.
  const nameWorkspace = (next: string) => {
    if (needsWorkspace && workspaceName === name) {
      form.setValue('workspaceName', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
    }
  }
  return (
    <StepFrame
      title="Brand Basics"
      description="Tell us who you are and where your customers live. Ideas follow that country's holidays."
      submitLabel={submitLabel(editing)}
      busy={busy}
      locked={locked}
      unsaved={unsaved}
      onDiscard={discard}
      onSubmit={(event) => void form.handleSubmit((basics) => onSave(basics, showRefusal))(event)}
    >
      <Field label="Brand name" required aside={mark('name', name)} error={errors.name?.message}>
        <Input
          {...form.register('name', {
            onChange: ({ target }: ChangeEvent<HTMLInputElement>) => nameWorkspace(target.value),
          })}
          size="touch"
          maxLength={100}
          autoComplete="off"
        />
      </Field>
      {brand === null && (
        <Field
          label="What do you sell, in one sentence?"
          optional
          error={errors.sells?.message}
          hint="Your ideas and outlines build on it."
        >
          <Input
            {...form.register('sells')}
            size="touch"
            maxLength={LONGEST_SENTENCE}
            placeholder="We sell gloves and masks to dental practices"
          />
        </Field>
      )}
      <Field
        label="Website"
        optional
        error={errors.website?.message}
        hint="We only link to this site in your outlines."
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
      {locked === undefined && (
        <WebsiteFill
          brand={brand}
          workspaceId={workspaceId}
          website={address}
          basics={{
            name,
            // A new brand begins with a default country and language that no one has chosen.
            ...((brand !== null || country !== saved.country) && { country }),
            ...((brand !== null || language !== saved.language) && { language }),
          }}
          checkWebsite={async () => {
            form.setValue('website', withProtocol(form.getValues('website')))
            return (await form.trigger('website', { shouldFocus: true })) ? form.getValues('website') : null
          }}
          onUseAddress={(found) => setText('website', found)}
          onRefused={(message) => form.setError('website', { message }, { shouldFocus: true })}
          onTake={(values, texts) => {
            accept(texts)
            if (values.name !== undefined) {
              nameWorkspace(values.name)
              setText('name', values.name)
            }
            if (values.country !== undefined) chooseCountry(values.country)
            if (values.language !== undefined) {
              form.setValue('language', values.language, { shouldDirty: true, shouldValidate: true })
            }
          }}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Country" aside={mark('country', country)} error={errors.country?.message}>
          <Select options={countryOptions} value={country} onValueChange={chooseCountry} />
        </Field>
        <Field
          label="Language"
          aside={mark('language', language)}
          error={errors.language?.message}
          hint="We write ideas and outlines in this language."
        >
          <Controller
            control={form.control}
            name="language"
            render={({ field }) => (
              <Select options={languageOptions} value={field.value} onValueChange={field.onChange} />
            )}
          />
        </Field>
        <Field
          label="Time zone"
          error={errors.timezone?.message}
          hint={
            brand === null || timezone === brand.timezone
              ? 'Send times are in this time zone.'
              : 'Scheduled emails keep their hour. An email at 10:00 will go out at 10:00 in the new time zone.'
          }
        >
          <Controller
            control={form.control}
            name="timezone"
            render={({ field }) => (
              <TimeZoneSelect country={country} value={field.value} onValueChange={field.onChange} />
            )}
          />
        </Field>
        <Field
          label="Email style"
          error={errors.defaultEmailType?.message}
          hint="Split 50/50 alternates designed and plain-text emails."
        >
          <Controller
            control={form.control}
            name="defaultEmailType"
            render={({ field }) => <Select options={styleOptions} value={field.value} onValueChange={field.onChange} />}
          />
        </Field>
      </div>
      {needsWorkspace && (
        <Field
          label="Workspace name"
          required
          error={errors.workspaceName?.message}
          hint="We start with your brand's name. An agency can enter its own. Brands and teammates live here."
        >
          <Input {...form.register('workspaceName')} size="touch" autoComplete="organization" maxLength={100} />
        </Field>
      )}
    </StepFrame>
  )
}
