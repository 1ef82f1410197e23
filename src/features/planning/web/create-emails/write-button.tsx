import { PenLine } from 'lucide-react'
import { Button } from '#web/kit/button.tsx'
import { classNames } from '#web/kit/class-names.ts'
import type { OutlineAllowance } from './outline-allowance.ts'
import { UpgradeButton } from './upgrade-button.tsx'

interface WriteButtonProps {
  wanted: number
  label: (count: number) => string
  allowance: OutlineAllowance
  busy: boolean
  className?: string
  /** Gets how many outlines the plan still allows. */
  onWrite: (count: number) => void
}

/** At the limit it offers the upgrade, or says who can upgrade. */
export function WriteButton({ wanted, label, allowance, busy, className, onWrite }: WriteButtonProps) {
  const { left, refusal, mayUpgrade } = allowance
  const classes = classNames('max-sm:w-full', className)
  if (refusal !== undefined && mayUpgrade) {
    return <UpgradeButton className={classes}>Upgrade to write more</UpgradeButton>
  }
  const count = refusal === undefined ? Math.min(left, wanted) : wanted
  return (
    <Button size="touch" className={classes} busy={busy} reason={refusal} onClick={() => onWrite(count)}>
      <PenLine aria-hidden />
      {label(count)}
    </Button>
  )
}
