import { useId, useState } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import type { OutlineSummary } from '#features/outlines/library-contract.ts'
import { titleOf } from '#features/outlines/web/outline-months.ts'
import { DAY_MS, formatDay, formatSendTime, todayAt } from '#shared/calendar-dates.ts'
import { Button } from '#web/kit/button.tsx'
import { Checkbox } from '#web/kit/checkbox.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { Label } from '#web/kit/label.tsx'
import { Select } from '#web/kit/select.tsx'
import { Switch } from '#web/kit/switch.tsx'
import { Textarea } from '#web/kit/textarea.tsx'
import { useProductForm } from '#web/product-form.ts'
import { useChange } from '#web/use-change.ts'
import { LINK_DAYS, type LinkDays, reviewEndpoints } from '../../contract.ts'
import { LinkAddress } from '../links/link-address.tsx'

export interface ShareDialogProps {
  brand: Brand
  /** The emails to choose from. */
  outlines: readonly OutlineSummary[]
  chosen: readonly string[]
  name: string
  onClose: () => void
}

export function ShareDialog({ brand, outlines, chosen, name, onClose }: ShareDialogProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(chosen))
  const [days, setDays] = useState<LinkDays>(14)
  const [mayApprove, setMayApprove] = useState(true)
  const [mayComment, setMayComment] = useState(true)
  const form = useProductForm({ defaultValues: { name, message: '' } })
  const outlineIds = outlines.filter(({ id }) => selected.has(id)).map(({ id }) => id)
  const create = useChange(reviewEndpoints.createLink, {
    input: (fields: { name: string; message: string }) => ({
      params: { id: brand.id },
      body: { ...fields, outlineIds, expiresInDays: days, mayApprove, mayComment },
    }),
    form,
    failed: {
      title: 'Link not created',
      fallback: "We couldn't create the link. Check your connection and try again.",
    },
  })
  const made = create.data
  const id = useId()

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !create.isPending) onClose()
      }}
      title="Share for review"
      description={
        made === undefined
          ? openTo(outlineIds.length, lastDay(brand, days))
          : 'Your client needs no account. Send them this link.'
      }
      footer={
        made === undefined ? (
          <Button
            size="touch"
            type="submit"
            form={id}
            busy={create.isPending}
            reason={outlineIds.length === 0 ? 'Choose at least one email.' : undefined}
          >
            Create link
          </Button>
        ) : (
          <Button size="touch" onClick={onClose}>
            Done
          </Button>
        )
      }
    >
      {made !== undefined ? (
        <LinkAddress {...made} />
      ) : (
        <form
          id={id}
          noValidate
          className="grid gap-5"
          onSubmit={(event) => void form.handleSubmit((fields) => create.mutate(fields))(event)}
        >
          <Field label="Name" error={form.formState.errors.name?.message}>
            <Input size="touch" maxLength={80} {...form.register('name')} />
          </Field>
          <EmailChoice outlines={outlines} brand={brand} selected={selected} onChange={setSelected} />
          <Field label="Message" optional error={form.formState.errors.message?.message}>
            <Textarea maxLength={1000} {...form.register('message')} />
          </Field>
          <Field label="The link works for">
            <Select
              size="touch"
              value={String(days)}
              onValueChange={(value) => setDays(LINK_DAYS.find((each) => String(each) === value)!)}
              options={LINK_DAYS.map((each) => ({ value: String(each), label: `${each} days` }))}
            />
          </Field>
          <div className="grid gap-3">
            <Choice label="Clients can approve or request changes" checked={mayApprove} onChange={setMayApprove} />
            <Choice label="Clients can comment" checked={mayComment} onChange={setMayComment} />
          </div>
        </form>
      )}
    </Dialog>
  )
}

function EmailChoice(props: {
  outlines: readonly OutlineSummary[]
  brand: Brand
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
}) {
  const { outlines, brand, selected, onChange } = props
  const id = useId()
  const toggle = (outlineId: string) => {
    const next = new Set(selected)
    if (!next.delete(outlineId)) next.add(outlineId)
    onChange(next)
  }
  const all = outlines.every((outline) => selected.has(outline.id))
  return (
    <fieldset className="grid gap-2">
      <legend className="flex w-full items-center justify-between gap-3 text-sm font-medium">
        Emails
        <Button
          variant="link"
          size="sm"
          onClick={() => onChange(new Set(all ? [] : outlines.map((outline) => outline.id)))}
        >
          {all ? 'Select none' : 'Select all'}
        </Button>
      </legend>
      <ul className="max-h-64 overflow-y-auto rounded-lg shadow-[inset_0_0_0_1px_var(--line)]">
        {outlines.map((outline) => (
          <li key={outline.id} className="flex items-start gap-3 border-line px-3 py-2.5 not-first:border-t">
            <Checkbox
              id={`${id}-${outline.id}`}
              className="mt-0.5"
              checked={selected.has(outline.id)}
              onCheckedChange={() => toggle(outline.id)}
            />
            <Label htmlFor={`${id}-${outline.id}`} className="grid min-w-0 flex-1 gap-0.5 font-normal">
              <span dir="auto" lang={brand.language} className="wrap-anywhere">
                {titleOf(outline)}
              </span>
              <span className="text-xs text-fg-3">
                {outline.scheduledSendAt === null
                  ? 'Not scheduled'
                  : formatSendTime(outline.scheduledSendAt, brand.country)}
              </span>
            </Label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function Choice(props: { label: string; checked: boolean; onChange: (checked: boolean) => void }) {
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-4">
      <Label htmlFor={id} className="font-normal">
        {props.label}
      </Label>
      <Switch id={id} checked={props.checked} onCheckedChange={props.onChange} />
    </div>
  )
}

const lastDay = ({ timezone, country }: Brand, days: number) =>
  formatDay(todayAt(timezone, new Date(Date.now() + days * DAY_MS)), country)

const openTo = (emails: number, until: string) =>
  `Anyone with this link can read ${emails === 1 ? 'this email' : `these ${emails} emails`} without an account until ${until}.`
