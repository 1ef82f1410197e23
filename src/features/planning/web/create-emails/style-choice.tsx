import type { EmailStyle } from '#shared/brand-brief.ts'
import { Select } from '#web/kit/select.tsx'
import { STYLE_OPTIONS } from './email-style.ts'

interface StyleChoiceProps {
  value: EmailStyle
  onChange: (style: EmailStyle) => void
  className?: string
}

/** How the outlines of the next run are made. The brand keeps its own style: its profile is the place for that. */
export function StyleChoice({ value, onChange, className }: StyleChoiceProps) {
  return (
    <Select
      aria-label="Email style of these outlines"
      className={className ?? ''}
      options={STYLE_OPTIONS}
      value={value}
      onValueChange={onChange}
    />
  )
}
