import { useWatch } from 'react-hook-form'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { Textarea } from '#web/kit/textarea.tsx'
import { buyingJourneyFields, productsInfoFields } from '../../fields.ts'
import { StepFrame } from './step-frame.tsx'
import { type StepProps, submitLabel } from './step-props.ts'
import { productsValues } from './step-values.ts'
import { useStepForm } from './use-step-form.ts'
import { useAcceptedTexts } from './website/use-accepted-texts.tsx'

const productsAndJourney = productsInfoFields.extend(buyingJourneyFields.shape)

export function ProductsStep({ brand, editing, locked, busy, onBack, onSave }: StepProps) {
  const { form, unsaved, discard, showRefusal } = useStepForm(productsAndJourney, productsValues(brand), {
    brandId: brand.id,
    step: 3,
  })
  const { errors } = form.formState
  const values = useWatch({ control: form.control })
  const website = useAcceptedTexts(brand.id)
  return (
    <StepFrame
      title="Products & Journey"
      description="What you sell and how people decide to buy. Ideas use product names exactly as you write them."
      submitLabel={submitLabel(editing)}
      busy={busy}
      locked={locked}
      unsaved={unsaved}
      onDiscard={discard}
      onBack={onBack}
      onSubmit={(event) =>
        void form.handleSubmit(({ products, averageOrderValue, buyingProcess, commonObjections }) =>
          onSave(
            {
              productsInfo: { products, averageOrderValue },
              buyingJourney: { buyingProcess, commonObjections },
              ...website.toSave(3),
            },
            showRefusal,
          ),
        )(event)
      }
    >
      <Field
        label="Products"
        required
        aside={website.mark('products', values.products)}
        error={errors.products?.message}
        hint="Names, with commas or one on each line."
      >
        <Textarea {...form.register('products')} rows={4} placeholder="Ridge Harness, Packable Bowl, Trail Leash" />
      </Field>
      <Field
        label="Average order value"
        required
        aside={website.mark('averageOrderValue', values.averageOrderValue)}
        error={errors.averageOrderValue?.message}
      >
        <Input {...form.register('averageOrderValue')} placeholder="$72" maxLength={200} />
      </Field>
      <Field
        label="Buying process"
        required
        aside={website.mark('buyingProcess', values.buyingProcess)}
        error={errors.buyingProcess?.message}
        hint="Describe the path from the first visit to the second order."
      >
        <Textarea
          {...form.register('buyingProcess')}
          placeholder="Reads a size guide, asks a friend, orders within a week"
        />
      </Field>
      <Field
        label="Common objections"
        optional
        aside={website.mark('commonObjections', values.commonObjections)}
        error={errors.commonObjections?.message}
      >
        <Textarea {...form.register('commonObjections')} placeholder="Sizing is a gamble, will it last?" />
      </Field>
    </StepFrame>
  )
}
