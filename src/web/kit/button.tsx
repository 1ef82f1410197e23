import { Slot } from 'radix-ui/slot'
import { useId, useState, type ComponentProps, type MouseEvent } from 'react'
import { buttonClasses, type ButtonLook } from './button-classes.ts'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'
import { Tooltip } from './tooltip.tsx'

type NativeProps = Omit<ComponentProps<'button'>, 'disabled'>

export interface ButtonProps extends NativeProps, ButtonLook {
  /** Work is under way: shows a spinner in place of the label, keeps the width and the focus, ignores clicks. */
  busy?: boolean
  /**
   * Why the button can't be used now; undefined when it can. The button keeps the focus and its role, a tooltip and its
   * description name the reason, and a press does nothing else. There is no `disabled`, so no button is mute.
   */
  reason?: string | undefined
  /** Lends the look to the only child, for instance a router link. */
  asChild?: boolean
}

/**
 * A button. `variant`: primary | secondary | ghost | destructive | link; `size`: sm | md | lg | icon | icon-sm.
 * An icon button needs `aria-label`. It is `type="button"` unless told otherwise, so it never submits by accident.
 */
export function Button({ variant, size, asChild = false, className, ...props }: ButtonProps) {
  const look = {
    className: classNames(buttonClasses({ variant, size }), className),
    // Messages keep clear of the main actions.
    ...((variant ?? 'primary') === 'primary' && { 'data-primary': true }),
  }
  if (asChild) {
    const { busy: _busy, reason: _reason, ...slotted } = props
    return <Slot {...slotted} {...look} />
  }
  // A button that may get a reason keeps its element when the reason comes or goes, and with it the focus.
  return 'reason' in props ? <ReasonedButton {...props} {...look} /> : <PlainButton {...props} {...look} />
}

function PlainButton({ busy = false, children, ...props }: NativeProps & { busy?: boolean }) {
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

function ReasonedButton({ reason, children, ...props }: NativeProps & Pick<ButtonProps, 'busy' | 'reason'>) {
  const id = useId()
  const [open, setOpen] = useState(false)
  if (reason === undefined || props.busy === true) {
    return (
      <Tooltip content={undefined}>
        <PlainButton {...props}>{children}</PlainButton>
      </Tooltip>
    )
  }
  return (
    <Tooltip content={reason} open={open} onOpenChange={setOpen}>
      <PlainButton
        {...props}
        aria-disabled
        // The open tooltip describes the button itself.
        aria-describedby={[props['aria-describedby'], open ? undefined : id].filter(Boolean).join(' ') || undefined}
        onClick={(event) => {
          preventDefault(event)
          // A finger has no hover, so it learns the reason by pressing.
          setOpen(true)
        }}
      >
        {children}
        <span id={id} hidden>
          {reason}
        </span>
      </PlainButton>
    </Tooltip>
  )
}

/** A submit button that is busy or has a reason must not send the form. */
function preventDefault(event: MouseEvent): void {
  event.preventDefault()
}
