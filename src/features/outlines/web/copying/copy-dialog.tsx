import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { brandsOptions } from '#features/brands/web/queries.ts'
import { MonthPicker } from '#features/ideas/web/widgets/month-picker.tsx'
import { type YearMonth, monthOf, monthTitle, monthsAfter, plannableYears } from '#shared/calendar-dates.ts'
import { PLEASE_WAIT } from '#web/kit/button-reasons.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { paths } from '#web/paths.ts'
import type { OutlineSummary } from '../../library-contract.ts'
import { titleOf } from '../outline-months.ts'
import { outlineCount } from '../library/outline-wording.ts'
import { CopyResult } from './copy-result.tsx'
import { type Copies, type CopyTarget, useCopies } from './use-copies.ts'

export interface CopyDialogProps {
  outlines: readonly OutlineSummary[]
  brand: Brand
  onClose: () => void
  onCopied?: () => void
}

export function CopyDialog({ outlines, brand, onClose, onCopied }: CopyDialogProps) {
  const [copies, setCopies] = useState<Copies>()
  const brands = useQuery(brandsOptions).data?.brands ?? []
  const here = brands.filter(({ workspaceId }) => workspaceId === brand.workspaceId)
  const nameOf = (id: string) => here.find((each) => each.id === id)?.name ?? brand.name
  const tellOfOne = useCopiedToast()
  const finish = (made: Copies) => {
    const text = `${nameOf(made.target.brandId)}, ${monthTitle(made.target)}`
    const isQuiet = made.failed.length === 0 && hintsOfOtherBrand(made, brand).length === 0
    if (!isQuiet) return setCopies(made)
    tellOfOne(made, text)
    onCopied?.()
    onClose()
  }
  return copies === undefined ? (
    <CopyForm
      outlines={outlines}
      brand={brand}
      brands={here.length === 0 ? [brand] : here}
      onClose={onClose}
      onMade={finish}
    />
  ) : (
    <CopyResult
      copies={copies}
      place={`${nameOf(copies.target.brandId)}, ${monthTitle(copies.target)}`}
      toCheck={hintsOfOtherBrand(copies, brand)}
      onClose={() => {
        onCopied?.()
        onClose()
      }}
    />
  )
}

/** A copy of the same brand has the suggestions of its original. */
const hintsOfOtherBrand = ({ made, target }: Copies, { id }: Brand) =>
  target.brandId === id ? [] : made.filter(({ hints }) => hints.length > 0)

function useCopiedToast() {
  const navigate = useNavigate()
  return ({ made }: Copies, place: string) => {
    const [only] = made
    toast({
      title: made.length === 1 ? 'Outline copied' : `${outlineCount(made.length)} copied`,
      description: `To ${place}`,
      ...(made.length === 1 &&
        only !== undefined && {
          action: {
            label: 'Open',
            onSelect: () => void navigate({ to: paths.outline, params: { outlineId: only.outline.id } }),
          },
        }),
    })
  }
}

function nextMonth(outlines: readonly OutlineSummary[], today: YearMonth): YearMonth {
  const [first] = outlines
  const next = first === undefined ? today : monthsAfter(first.planMonth, 1)
  return plannableYears(today).includes(next.year) ? next : today
}

function CopyForm(props: {
  outlines: readonly OutlineSummary[]
  brand: Brand
  brands: readonly Brand[]
  onClose: () => void
  onMade: (copies: Copies) => void
}) {
  const { outlines, brand, brands, onClose, onMade } = props
  const [today] = useState(() => monthOf(new Date(), brand.timezone))
  const [target, setTarget] = useState<CopyTarget>({ brandId: brand.id, ...nextMonth(outlines, today) })
  const { mutateAsync, isPending } = useCopies()
  const [first] = outlines
  const copy = async () => onMade(await mutateAsync({ outlines, target }))
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !isPending) onClose()
      }}
      title="Copy to…"
      description={
        outlines.length === 1 && first !== undefined ? titleOf(first) : `For ${outlineCount(outlines.length)}.`
      }
      footer={
        <>
          <Button variant="secondary" size="touch" reason={isPending ? PLEASE_WAIT : undefined} onClick={onClose}>
            Cancel
          </Button>
          <Button
            size="touch"
            busy={isPending}
            reason={first === undefined ? 'No outline is selected.' : undefined}
            onClick={() => void copy()}
          >
            Copy
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <MonthPicker
          brands={brands}
          brandId={target.brandId}
          onBrandChange={(brandId) => setTarget({ ...target, brandId })}
          chosen={target}
          today={today}
          onMonthChange={(month) => setTarget({ ...target, ...month })}
        />
        <p className="text-sm text-fg-2">
          {target.brandId === brand.id
            ? 'A copy is a draft without a date, an assignee or notes. It uses none of your outlines.'
            : `A copy is a draft without a date, an assignee or notes. Links and the design of ${brand.name} stay behind. It uses none of your outlines.`}
        </p>
      </div>
    </Dialog>
  )
}
