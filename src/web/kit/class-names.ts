import { clsx, type ClassValue } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

const merge = extendTailwindMerge({
  extend: { theme: { text: ['2xs', 'md', 'h2', 'display'], shadow: ['e1', 'e2', 'e3', 'e4'] } },
})

/** A later utility class replaces an earlier one of the same kind, so callers can override parts. */
export function classNames(...names: ClassValue[]): string {
  return merge(clsx(names))
}
