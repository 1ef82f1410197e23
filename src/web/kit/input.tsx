import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlClasses } from './control-classes.ts'
import { useFieldWiring } from './field.tsx'

/** A one-line text input; takes every attribute of `<input>`. Inside a `Field` it is labelled and described. */
export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input {...useFieldWiring()} {...props} className={classNames(controlClasses, 'h-(--control-h)', className)} />
}
