import { Slot } from 'radix-ui/slot'
import { useId, useState } from 'react'
import { BareButton, type BareButtonProps, preventDefault } from './bare-button.tsx'
import { buttonClasses, type ButtonLook } from './button-classes.ts'
import { classNames } from './class-names.ts'
import { Tooltip } from './tooltip.tsx'

export interface ButtonProps extends BareButtonProps, ButtonLook {
  /**
   * The button keeps its focus and shows the reason as a tooltip. There is no `disabled`, so every button explains
   * itself.
   */
  reason?: string | undefined
  asChild?: boolean
}

/** The default type is "button", so it never submits a form by accident. An icon button needs `aria-label`. */
export function Button({ variant, size, asChild = false, className, ...props }: ButtonProps) {
  const look = {
    className: classNames(buttonClasses({ variant, size }), className),
    // Toasts avoid covering the main actions.
    ...((variant ?? 'primary') === 'primary' && { 'data-primary': true }),
  }
  if (asChild) {
    const { busy: _busy, reason: _reason, ...slotted } = props
    return <Slot {...slotted} {...look} />
  }
  // The element stays the same when the reason comes or goes, so the focus stays too.
  return 'reason' in props ? <ReasonedButton {...props} {...look} /> : <BareButton {...props} {...look} />
}

function ReasonedButton({ reason, children, ...props }: BareButtonProps & Pick<ButtonProps, 'reason'>) {
  const id = useId()
  const [open, setOpen] = useState(false)
  if (reason === undefined || props.busy === true) {
    return (
      <Tooltip content={undefined}>
        <BareButton {...props}>{children}</BareButton>
      </Tooltip>
    )
  }
  return (
    <Tooltip content={reason} open={open} onOpenChange={setOpen}>
      <BareButton
        {...props}
        aria-disabled
        aria-describedby={[props['aria-describedby'], open ? undefined : id].filter(Boolean).join(' ') || undefined}
        onClick={(event) => {
          preventDefault(event)
          // A touch screen has no hover, so a press shows the reason.
          setOpen(true)
        }}
      >
        {children}
        <span id={id} hidden>
          {reason}
        </span>
      </BareButton>
    </Tooltip>
  )
}
