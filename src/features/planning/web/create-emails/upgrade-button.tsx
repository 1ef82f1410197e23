import { Link } from '@tanstack/react-router'
import { ArrowUpRight } from 'lucide-react'
import { Button, type ButtonProps } from '#web/kit/button.tsx'
import { billingUrl } from '#web/paths.ts'

/** Takes the place of a button that the plan no longer allows. */
export function UpgradeButton({ children, ...props }: Omit<ButtonProps, 'asChild'>) {
  return (
    <Button asChild size="touch" {...props}>
      <Link to={billingUrl()}>
        <ArrowUpRight aria-hidden />
        {children}
      </Link>
    </Button>
  )
}
