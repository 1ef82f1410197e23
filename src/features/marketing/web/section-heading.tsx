import type { ReactNode } from 'react'
import { classNames } from '#web/kit/class-names.ts'

export function SectionHeading(props: { title: ReactNode; children?: ReactNode; centred?: boolean }) {
  return (
    <div className={classNames('max-w-2xl', props.centred === true && 'mx-auto text-center')}>
      <h2 className="text-h2 font-semibold">{props.title}</h2>
      {props.children !== undefined && <p className="mt-4 text-lg text-fg-2">{props.children}</p>}
    </div>
  )
}
