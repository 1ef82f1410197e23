import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClasses } from '#web/kit/button-classes.ts'
import { classNames } from '#web/kit/class-names.ts'

export function ActionLink(props: { href: string; children: ReactNode; secondary?: boolean; className?: string }) {
  return (
    <a
      href={props.href}
      className={classNames(
        buttonClasses({ size: 'lg', variant: props.secondary === true ? 'secondary' : 'primary' }),
        'group h-12 px-6 text-md',
        props.className,
      )}
    >
      {props.children}
      {props.secondary !== true && (
        <ArrowRight aria-hidden className="transition-transform duration-(--t-base) group-hover:translate-x-0.5" />
      )}
    </a>
  )
}
