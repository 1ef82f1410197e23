import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlClasses } from './control-classes.ts'
import { useFieldWiring } from './field.tsx'

export interface InputProps extends Omit<ComponentProps<'input'>, 'size'> {
  /** On small screens, `touch` is large enough for a finger. */
  size?: 'md' | 'touch'
}

export function Input({ className, size = 'md', ...props }: InputProps) {
  const height = classNames('h-(--control-h)', size === 'touch' && 'max-md:h-(--touch)')
  return <input {...useFieldWiring()} {...props} className={classNames(controlClasses, height, className)} />
}
