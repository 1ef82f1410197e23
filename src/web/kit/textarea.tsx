import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlClasses } from './control-classes.ts'
import { useFieldWiring } from './field.tsx'

export function Textarea({ className, rows = 3, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldWiring()}
      rows={rows}
      {...props}
      className={classNames(
        controlClasses,
        'field-sizing-content max-h-96 min-h-20 resize-y py-2 leading-normal',
        className,
      )}
    />
  )
}
