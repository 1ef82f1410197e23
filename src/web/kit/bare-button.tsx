import type { ComponentProps, MouseEvent } from 'react'
import { Spinner } from './spinner.tsx'

export interface BareButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** Shows a spinner instead of the label, keeps width and focus, and ignores clicks. */
  busy?: boolean
}

/**
 * A button whose look comes from its caller. Error pages use it, because they are in the first script and tooltips are
 * too large for that.
 */
export function BareButton({ busy = false, children, ...props }: BareButtonProps) {
  return (
    <button
      type="button"
      {...props}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true, onClick: preventDefault })}
    >
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

/** A busy submit button must not submit the form. */
export function preventDefault(event: MouseEvent): void {
  event.preventDefault()
}
