import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export function Label({ className, ...props }: ComponentProps<'label'>) {
  return <label {...props} className={classNames('text-sm font-medium text-fg', className)} />
}
