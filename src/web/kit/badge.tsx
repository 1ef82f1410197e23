import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

const badgeClasses = cva(
  [
    'inline-flex h-5.5 max-w-full shrink-0 items-center gap-1.5 rounded-full px-2 text-2xs font-medium whitespace-nowrap',
    '[&_svg]:size-3 [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        default: 'bg-teal-soft text-teal-ink',
        secondary: 'bg-surface-3 text-fg-2',
        destructive: 'bg-bad-soft text-bad',
        outline: 'text-fg-2 shadow-[inset_0_0_0_1px_var(--line-2)]',
      },
    },
    defaultVariants: { variant: 'default' },
  },
)

const dotClasses = {
  ok: 'bg-ok',
  warn: 'bg-warn',
  bad: 'bg-bad',
  info: 'bg-info',
  violet: 'bg-violet',
  muted: 'bg-fg-3',
}

export interface BadgeProps extends ComponentProps<'span'>, VariantProps<typeof badgeClasses> {
  dot?: keyof typeof dotClasses | undefined
  icon?: ReactNode
}

export function Badge({ variant, dot, icon, className, children, ...props }: BadgeProps) {
  return (
    <span {...props} className={classNames(badgeClasses({ variant }), className)}>
      {dot !== undefined && <span aria-hidden className={classNames('size-1.5 rounded-full', dotClasses[dot])} />}
      {icon}
      <span className="truncate">{children}</span>
    </span>
  )
}
