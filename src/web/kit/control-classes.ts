/** Text is 16 px on small screens, because phones zoom into smaller inputs. */
export const controlClasses = [
  'w-full min-w-0 rounded-md bg-surface px-3 text-md text-fg placeholder:text-fg-3 md:text-base',
  'shadow-[inset_0_0_0_1px_var(--line-control)] transition-shadow duration-(--t-fast)',
  'hover:not-disabled:shadow-[inset_0_0_0_1px_var(--fg-3)]',
  'focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-ring',
  'aria-invalid:shadow-[inset_0_0_0_1px_var(--bad)] aria-invalid:focus-visible:outline-bad',
  'read-only:bg-surface-2 read-only:text-fg-2 disabled:cursor-not-allowed disabled:bg-surface-2 disabled:text-fg-3',
].join(' ')
