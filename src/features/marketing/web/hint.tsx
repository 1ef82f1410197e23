import { Info } from 'lucide-react'

/** Style shows the explanation on hover and focus, so it works without a script. */
export function Hint({ id, about, children }: { id: string; about: string; children: string }) {
  return (
    <span data-hint="" className="hint relative inline-flex">
      <button
        type="button"
        aria-label={`What does ${about} mean?`}
        aria-describedby={id}
        className="-m-2 grid size-8 place-items-center rounded-full text-fg-3 hover:text-fg"
      >
        <Info aria-hidden className="size-4" />
      </button>
      <span id={id} role="tooltip" className="hint-text">
        {children}
      </span>
    </span>
  )
}
