import { Link } from '@tanstack/react-router'
import { classNames } from '#web/kit/class-names.ts'
import { paths } from '#web/paths.ts'
import { type OutlineAllowance, shortageText } from './outline-allowance.ts'

interface ShortageNoteProps {
  allowance: OutlineAllowance
  wanted: number
  what: string
  className?: string
}

export function ShortageNote({ allowance, wanted, what, className }: ShortageNoteProps) {
  const text = allowance.refusal ?? shortageText(allowance, wanted, what)
  if (wanted === 0 || text === undefined) return null
  // At the limit, the button itself offers the upgrade.
  const offersUpgrade = allowance.mayUpgrade && allowance.refusal === undefined
  return (
    <p className={classNames('text-warn', className)}>
      {text}
      {offersUpgrade && (
        <>
          {' '}
          <Link to={paths.billing} className="font-medium underline underline-offset-2">
            Upgrade
          </Link>
        </>
      )}
    </p>
  )
}
