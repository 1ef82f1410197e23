import type { ReactNode } from 'react'
import { Card, CardHeader } from '#web/kit/card.tsx'

export function DataCard({
  title,
  description,
  children,
}: {
  title: string
  description: string
  children: ReactNode
}) {
  return (
    <Card as="section">
      <CardHeader title={title} description={description} />
      <ul className="divide-y divide-line border-t border-line">{children}</ul>
    </Card>
  )
}

export function DataLine({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="text-base font-medium">{title}</h3>
        <p className="text-sm text-fg-3">{text}</p>
      </div>
      {children}
    </li>
  )
}
