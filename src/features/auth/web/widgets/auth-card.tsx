import type { ReactNode } from 'react'
import { BrandMark } from '#web/kit/brand-mark.tsx'
import { paths } from '#web/paths.ts'

export interface AuthCardProps {
  title: string
  description: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** The loading frame has the same measures. */
export function AuthCard({ title, description, footer, children }: AuthCardProps) {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center p-4">
      <title>{`${title} · Mailmonth`}</title>
      <div className="grid w-full max-w-96 justify-items-center gap-7">
        <a href={paths.frontPage} aria-label="Mailmonth, home" className="rounded-xl">
          <BrandMark className="size-10" />
        </a>
        <div className="sheet w-full p-5 shadow-[0_0_0_1px_var(--line),var(--e3)] sm:p-7">
          <h1 className="text-xl font-semibold">{title}</h1>
          <p className="mt-1 text-base text-fg-3">{description}</p>
          {children}
        </div>
        {footer !== undefined && <p className="text-sm text-fg-3">{footer}</p>}
      </div>
    </main>
  )
}
