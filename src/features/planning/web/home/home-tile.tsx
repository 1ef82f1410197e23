import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'

interface HomeTileProps {
  icon: ReactNode
  title: string
  figure?: string
  to?: string
  children: ReactNode
}

export function HomeTile({ icon, title, figure, to, children }: HomeTileProps) {
  const content = (
    <>
      <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-teal-soft text-teal-ink @2xl:@max-3xl:hidden [&_svg]:size-4.5">
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className="text-base font-semibold">{title}</span>
          {figure !== undefined && <span className="tnum text-lg font-semibold text-teal-ink">{figure}</span>}
        </span>
        <span className="mt-0.5 block text-sm text-fg-3">{children}</span>
      </span>
      {to !== undefined && (
        <ArrowRight
          aria-hidden
          className="size-4 shrink-0 text-fg-3 transition-transform group-hover:translate-x-0.5"
        />
      )}
    </>
  )
  const look = 'sheet flex min-w-0 items-center gap-4 px-5 py-4 @2xl:py-5'
  return to === undefined ? (
    <div className={look}>{content}</div>
  ) : (
    <Link
      to={to}
      className={`${look} group rounded-xl transition-shadow hover:shadow-[0_0_0_1px_var(--teal-soft-line),var(--e2)]`}
    >
      {content}
    </Link>
  )
}
