import { Slot } from 'radix-ui/slot'
import type { ComponentProps, MouseEvent } from 'react'
import { buttonClasses, type ButtonLook } from './button-classes.ts'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Work is under way: shows a spinner in place of the label, keeps the width and the focus, ignores clicks. */
  busy?: boolean
  /** Lends the look to the only child, for instance a router link. */
  asChild?: boolean
}

/**
 * A button. `variant`: primary | secondary | ghost | destructive | link; `size`: sm | md | lg | icon | icon-sm.
 * An icon button needs `aria-label`. It is `type="button"` unless told otherwise, so it never submits by accident.
 */
export function Button({ variant, size, busy = false, asChild = false, className, children, ...props }: ButtonProps) {
  const classes = classNames(buttonClasses({ variant, size }), className)
  if (asChild) {
    return (
      <Slot {...props} className={classes}>
        {children}
      </Slot>
    )
  }
  const busyProps = { 'aria-disabled': true, 'aria-busy': true, onClick: ignore }
  return (
    <button type="button" {...props} {...(busy ? busyProps : {})} className={classes}>
      {busy ? (
        <>
          <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
          <Spinner className="absolute" />
        </>
      ) : (
        children
      )}
    </button>
  )
}

/** A submit button that is busy must not send the form a second time. */
function ignore(event: MouseEvent): void {
  event.preventDefault()
}
