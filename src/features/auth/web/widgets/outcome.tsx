import { useEffect, useRef, type ReactNode } from 'react'

/** Takes the focus, because the form that had it is gone. */
export function Outcome({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className="arrive mt-6 flex items-start gap-3.5 rounded-md outline-none!">
      <div className="grid size-10 shrink-0 place-items-center rounded-lg bg-teal-soft text-teal-ink [&_svg]:size-5">
        {icon}
      </div>
      <p className="min-w-0 text-base text-fg-2">{children}</p>
    </div>
  )
}
