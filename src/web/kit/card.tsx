import type { ComponentProps, HTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li'
}

export function Card({ as: Element = 'div', className, ...props }: CardProps) {
  return <Element {...props} className={classNames('sheet min-w-0', className)} />
}

export function CardHeader(props: {
  title: ReactNode
  description?: ReactNode
  actions?: ReactNode
  level?: 2 | 3
  className?: string
}) {
  const Heading = props.level === 3 ? 'h3' : 'h2'
  return (
    <header className={classNames('flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4', props.className)}>
      <div className="min-w-0 flex-1">
        <Heading className="text-base font-semibold">{props.title}</Heading>
        {props.description !== undefined && <p className="mt-0.5 text-sm text-fg-3">{props.description}</p>}
      </div>
      {props.actions}
    </header>
  )
}

export function CardBody({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={classNames('px-5 pb-5 first:pt-5', className)} />
}
