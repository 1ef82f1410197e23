import { CircleAlert } from 'lucide-react'
import { createContext, use, useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Label } from './label.tsx'

interface FieldWiring {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

const FieldContext = createContext<FieldWiring | null>(null)

/** Gives a control the id for its label, its description and its state. */
export function useFieldWiring(): Partial<FieldWiring> {
  return use(FieldContext) ?? {}
}

export interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  /** Replaces the hint, is announced and marks the control as invalid. */
  error?: string | undefined
  required?: boolean
  optional?: boolean
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** `<Field label="Email" error={errors.email?.message}><Input {...register('email')} /></Field>` */
export function Field({ label, hint, error, required, optional, aside, className, children }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const hasNote = error !== undefined || hint !== undefined
  const wiring: FieldWiring = {
    id,
    ...(hasNote && { 'aria-describedby': noteId }),
    ...(error !== undefined && { 'aria-invalid': true }),
    ...(required === true && { 'aria-required': true }),
  }
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <Label htmlFor={id}>
          {label}
          {/* The space is part of the name that a screen reader says. */}
          {optional === true && <span className="ml-1 font-normal text-fg-3"> Optional</span>}
        </Label>
        {aside}
      </div>
      <FieldContext value={wiring}>{children}</FieldContext>
      <div id={noteId} aria-live="polite" className="empty:hidden">
        {error !== undefined ? (
          <p className="flex items-start gap-1.5 text-xs font-medium text-bad">
            <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
            {error}
          </p>
        ) : hint !== undefined ? (
          <div className="text-xs text-fg-3">{hint}</div>
        ) : null}
      </div>
    </div>
  )
}
