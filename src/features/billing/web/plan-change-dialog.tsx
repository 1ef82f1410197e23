import { CircleMinus, Layers } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Usage } from '#features/access/usage-contract.ts'
import { PLAN_CATALOG, type PlanLimits } from '#shared/plan-catalog.ts'
import type { SoldPlan } from '#shared/plan-texts.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { excessesOn, excessText, losses } from './plan-change.ts'

interface PlanChangeDialogProps {
  to: SoldPlan
  limits: PlanLimits
  usage: Usage['usage'] | undefined
  endsOn: string | undefined
  onConfirm: () => void
  onClose: () => void
}

export function PlanChangeDialog({ to, limits, usage, endsOn, onConfirm, onClose }: PlanChangeDialogProps) {
  const { label, price } = PLAN_CATALOG[to]
  const over = usage === undefined ? [] : excessesOn(to, usage)
  const closed = losses(limits, to)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Switch to ${label}?`}
      description={
        to === 'FREE'
          ? `We'll cancel your paid plan at the end of the period you paid for${endsOn === undefined ? '' : ` (${endsOn})`}. After that, you're on Free.`
          : `${label} costs $${price} a month. The change takes effect immediately, with proration.`
      }
      footer={
        <>
          <Button variant="secondary" size="touch" onClick={onClose}>
            Keep my plan
          </Button>
          <Button size="touch" onClick={onConfirm}>
            {to === 'FREE' ? 'Continue to cancel' : 'Continue'}
          </Button>
        </>
      }
    >
      <div className="grid gap-5 text-base">
        {over.length > 0 && (
          <Consequences icon={<Layers aria-hidden />} title={`Over the limits of ${label}`}>
            {over.map((excess) => (
              <li key={excess.what}>{excessText(excess)}</li>
            ))}
          </Consequences>
        )}
        {closed.length > 0 && (
          <Consequences icon={<CircleMinus aria-hidden />} title={`Not in ${label}`}>
            {closed.map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </Consequences>
        )}
        <p className="rounded-lg bg-surface-2 px-3.5 py-3 text-sm text-fg-2">
          Nothing is deleted. Features that turn off come back when you upgrade.
        </p>
      </div>
    </Dialog>
  )
}

function Consequences(props: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section className="flex gap-3">
      <span className="grid size-8 shrink-0 place-items-center rounded-lg bg-warn-soft text-warn [&_svg]:size-4">
        {props.icon}
      </span>
      <div className="min-w-0">
        <h3 className="font-semibold">{props.title}</h3>
        <ul className="mt-1.5 grid gap-1.5 text-sm text-fg-2">{props.children}</ul>
      </div>
    </section>
  )
}
