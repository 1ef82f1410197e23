import { classNames } from './class-names.ts'

/** Mixed in oklab, because teal drifts toward pink in oklch. */
const TINTS = [
  'bg-[color-mix(in_oklab,var(--chart-1)_var(--tint),var(--surface))]',
  'bg-[color-mix(in_oklab,var(--chart-2)_var(--tint),var(--surface))]',
  'bg-[color-mix(in_oklab,var(--chart-3)_var(--tint),var(--surface))]',
  'bg-[color-mix(in_oklab,var(--chart-4)_var(--tint),var(--surface))]',
  'bg-[color-mix(in_oklab,var(--chart-5)_var(--tint),var(--surface))]',
]
const sizes = {
  xs: 'size-5 rounded-sm text-2xs',
  sm: 'size-7 rounded-md text-2xs',
  md: 'size-9 rounded-lg text-sm',
  lg: 'size-12 rounded-xl text-md',
}

export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/)
    .filter(Boolean)
  const letters = words.slice(0, 2).map((word) => [...word][0] ?? '')
  return letters.join('').toLocaleUpperCase('en')
}

function tintOf(name: string): string {
  let sum = 0
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973
  return TINTS[sum % TINTS.length] ?? ''
}

export function Avatar(props: { name: string; size?: keyof typeof sizes; round?: boolean; className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid shrink-0 place-items-center font-semibold text-fg select-none',
        'shadow-[inset_0_0_0_1px_color-mix(in_oklab,var(--fg)_8%,transparent)]',
        sizes[props.size ?? 'md'],
        tintOf(props.name),
        props.round === true && 'rounded-full',
        props.className,
      )}
    >
      {initialsOf(props.name)}
    </span>
  )
}
