import { cva, type VariantProps } from 'class-variance-authority'

/** The look of a button, apart from the element: the public pages use it on plain links, without any script. */
export const buttonClasses = cva(
  [
    'relative inline-flex shrink-0 items-center justify-center gap-2 font-medium whitespace-nowrap select-none',
    'transition-[background-color,color,box-shadow,transform] duration-(--t-fast)',
    'active:not-disabled:not-aria-disabled:translate-y-px disabled:pointer-events-none disabled:shadow-none',
    'aria-disabled:cursor-not-allowed aria-disabled:shadow-none aria-busy:pointer-events-none',
    '[&_svg]:shrink-0 [&_svg:not([class*=size-])]:size-4',
  ],
  {
    variants: {
      variant: {
        primary: [
          'bg-teal text-on-teal shadow-[var(--bevel),var(--e1)] hover:bg-teal-hover active:bg-teal-press',
          'disabled:bg-surface-3 disabled:text-fg-3 aria-disabled:bg-surface-3 aria-disabled:text-fg-3',
        ],
        secondary: [
          'bg-surface text-fg shadow-[0_0_0_1px_var(--line-2),var(--e1)] hover:bg-surface-2',
          'hover:shadow-[0_0_0_1px_var(--line-control),var(--e1)] disabled:bg-surface-2 disabled:text-fg-3',
          'disabled:shadow-[0_0_0_1px_var(--line)] aria-disabled:bg-surface-2 aria-disabled:text-fg-3',
          'aria-disabled:shadow-[0_0_0_1px_var(--line)]',
        ],
        ghost: [
          'text-fg-2 hover:bg-surface-3 hover:text-fg disabled:text-fg-disabled',
          'aria-disabled:bg-transparent aria-disabled:text-fg-disabled',
        ],
        destructive: [
          'bg-bad text-on-bad shadow-[var(--bevel),var(--e1)] hover:brightness-92 disabled:bg-surface-3',
          'disabled:text-fg-3 aria-disabled:bg-surface-3 aria-disabled:text-fg-3 aria-disabled:brightness-100',
        ],
        link: [
          'text-teal underline-offset-4 hover:underline disabled:text-fg-disabled',
          'aria-disabled:text-fg-disabled aria-disabled:no-underline',
        ],
      },
      size: {
        sm: 'h-(--control-h-sm) rounded-md px-2.5 text-xs',
        md: 'h-(--control-h) rounded-md px-3.5 text-sm',
        lg: 'h-(--control-h-lg) rounded-lg px-5 text-base',
        icon: 'size-(--control-h) rounded-md',
        'icon-sm': 'size-(--control-h-sm) rounded-md',
      },
    },
    compoundVariants: [{ variant: 'link', className: 'h-auto rounded-xs px-0' }],
    defaultVariants: { variant: 'primary', size: 'md' },
  },
)

export type ButtonLook = VariantProps<typeof buttonClasses>
