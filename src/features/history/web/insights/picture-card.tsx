import type { ReactNode } from 'react'
import { Card, CardBody, CardHeader } from '#web/kit/card.tsx'

export function PictureCard(props: { title: string; hint?: string; meaning: string; children: ReactNode }) {
  return (
    <Card as="section">
      <CardHeader title={props.title} {...(props.hint !== undefined && { description: props.hint })} />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {props.children}
        <p className="border-l-2 border-teal pl-3 text-sm text-fg-2">{props.meaning}</p>
      </CardBody>
    </Card>
  )
}
