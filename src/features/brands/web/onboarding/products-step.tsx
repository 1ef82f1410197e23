import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { Textarea } from '#web/kit/textarea.tsx'
import { buyingJourneyFields, productsInfoFields } from '../../contract.ts'
import { StepFrame } from './step-frame.tsx'
import { type StepProps, submitLabel } from './step-props.ts'
import { useStepForm } from './use-step-form.ts'

const productsAndJourney = productsInfoFields.extend(buyingJourneyFields.shape)

export function ProductsStep({ brand, editing, locked, busy, onBack, onSave }: StepProps) {
  const { form, restored, discard, showRefusal } = useStepForm(
    productsAndJourney,
    {
      products: brand.productsInfo?.products ?? '',
      averageOrderValue: brand.productsInfo?.averageOrderValue ?? '',
      buyingProcess: brand.buyingJourney?.buyingProcess ?? '',
      commonObjections: brand.buyingJourney?.commonObjections ?? '',
    },
    { brandId: brand.id, step: 3 },
  )
  const { errors } = form.formState
  return (
    <StepFrame
      title="Products & Journey"
      description="What you sell and how people come to buy it. Products are named in ideas exactly as you write them."
      submitLabel={submitLabel(editing)}
      busy={busy}
      locked={locked}
      restored={restored}
      onDiscard={discard}
      onBack={onBack}
      onSubmit={(event) =>
        void form.handleSubmit(({ products, averageOrderValue, buyingProcess, commonObjections }) =>
          onSave(
            { productsInfo: { products, averageOrderValue }, buyingJourney: { buyingProcess, commonObjections } },
            showRefusal,
          ),
        )(event)
      }
    >
      <Field label="Products" required error={errors.products?.message} hint="Names, with commas or one on each line.">
        <Textarea {...form.register('products')} rows={4} placeholder="Ridge Harness, Packable Bowl, Trail Leash" />
      </Field>
      <Field label="Average order value" required error={errors.averageOrderValue?.message}>
        <Input {...form.register('averageOrderValue')} placeholder="$72" maxLength={200} />
      </Field>
      <Field
        label="Buying process"
        required
        error={errors.buyingProcess?.message}
        hint="From the first visit to the second order."
      >
        <Textarea
          {...form.register('buyingProcess')}
          placeholder="Reads a size guide, asks a friend, orders within a week"
        />
      </Field>
      <Field label="Common objections" optional error={errors.commonObjections?.message}>
        <Textarea {...form.register('commonObjections')} placeholder="Sizing is a gamble, will it last?" />
      </Field>
    </StepFrame>
  )
}
