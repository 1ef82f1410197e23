import { cva, type VariantProps } from 'class-variance-authority'

/** Separate from the component, because the public pages use it on plain links without scripts. */
export const buttonClasses = cva(
  [
    'relative inline-flex shrink-0 items-center justify-center gap-2 font-medium whitespace-nowrap select-none',
    'transition-[background-color,color,box-shadow,transform] duration-(--t-fast)',
    'active:not-disabled:not-aria-disabled:translate-y-px disabled:pointer-events-none disabled:shadow-none',
    'aria-disabled:cursor-not-allowed off:shadow-none aria-busy:pointer-events-none',
    '[&_svg]:shrink-0 [&_svg:not([class*=size-])]:size-4',
  ],
  {
    variants: {
      variant: {
        primary: [
          'bg-teal text-on-teal shadow-[var(--bevel),var(--e1)] hover:bg-teal-hover active:bg-teal-press',
          'disabled:bg-surface-3 disabled:text-fg-3 off:bg-surface-3 off:text-fg-3',
          'aria-busy:bg-teal-press',
        ],
        secondary: [
          'bg-surface text-fg shadow-[0_0_0_1px_var(--line-2),var(--e1)] hover:bg-surface-2',
          'hover:shadow-[0_0_0_1px_var(--line-control),var(--e1)] disabled:bg-surface-2 disabled:text-fg-3',
          'disabled:shadow-[0_0_0_1px_var(--line)] off:bg-surface-2 off:text-fg-3',
          'off:shadow-[0_0_0_1px_var(--line)] aria-busy:bg-surface-3',
        ],
        ghost: [
          'text-fg-2 hover:bg-surface-3 hover:text-fg disabled:text-fg-disabled',
          'off:bg-transparent off:text-fg-disabled aria-busy:bg-surface-3',
        ],
        destructive: [
          'bg-bad text-on-bad shadow-[var(--bevel),var(--e1)] hover:brightness-92 disabled:bg-surface-3',
          'disabled:text-fg-3 off:bg-surface-3 off:text-fg-3 off:brightness-100',
        ],
        link: [
          'text-teal underline-offset-4 hover:underline disabled:text-fg-disabled',
          'off:text-fg-disabled off:no-underline',
        ],
      },
      size: {
        sm: 'h-(--control-h-sm) rounded-md px-2.5 text-xs',
        md: 'h-(--control-h) rounded-md px-3.5 text-sm',
        lg: 'h-(--control-h-lg) rounded-lg px-5 text-base',
        icon: 'size-(--control-h) rounded-md',
        'icon-lg': 'size-(--control-h-lg) rounded-md',
        'icon-sm': 'size-(--control-h-sm) rounded-md',
        // As above, and large enough for a finger on small screens.
        touch: 'h-(--control-h) rounded-md px-3.5 text-sm max-md:h-(--touch)',
        'touch-sm': 'h-(--control-h-sm) rounded-md px-2.5 text-xs max-md:h-(--touch)',
        'touch-icon': 'size-(--control-h) rounded-md max-md:size-(--touch)',
        'touch-icon-sm': 'size-(--control-h-sm) rounded-md max-md:size-(--touch)',
        // Their label is hidden on small screens, or in a narrow container.
        'touch-fold': 'h-(--control-h) rounded-md px-3.5 text-sm max-md:size-(--touch) max-md:px-0',
        'touch-fold-sm': 'h-(--control-h-sm) rounded-md px-2.5 text-xs max-md:size-(--touch) max-md:px-0',
        'touch-fold-in-row': 'h-(--control-h-sm) rounded-md px-2.5 text-xs @max-2xl:size-(--touch) @max-2xl:px-0',
      },
    },
    compoundVariants: [{ variant: 'link', className: 'h-auto rounded-xs px-0' }],
    defaultVariants: { variant: 'primary', size: 'md' },
  },
)

export type ButtonLook = VariantProps<typeof buttonClasses>
