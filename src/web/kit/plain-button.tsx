import { BareButton, type BareButtonProps } from './bare-button.tsx'
import { buttonClasses, type ButtonLook } from './button-classes.ts'

/** `Button` for the first pages that a visitor loads: it never has a reason, so it needs no tooltip. */
export function PlainButton({ variant, size, className, ...props }: BareButtonProps & ButtonLook) {
  return (
    <BareButton
      {...props}
      className={buttonClasses({ variant, size, className })}
      {...((variant ?? 'primary') === 'primary' && { 'data-primary': true })}
    />
  )
}
