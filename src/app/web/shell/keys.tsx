import { classNames } from '#web/kit/class-names.ts'

/** The keys of a shortcut. A button that shows them also says them in `aria-keyshortcuts`. */
export function Keys({ keys, className }: { keys: readonly string[]; className?: string }) {
  return (
    <span aria-hidden className={classNames('inline-flex gap-1', className)}>
      {keys.map((key) => (
        <kbd
          key={key}
          className="grid h-5 min-w-5 place-items-center rounded-xs bg-surface-2 px-1 font-sans text-2xs text-fg-3 shadow-[inset_0_0_0_1px_var(--line-2)]"
        >
          {key}
        </kbd>
      ))}
    </span>
  )
}
