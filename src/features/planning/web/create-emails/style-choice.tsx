import type { EmailStyle } from '#shared/brand-brief.ts'
import { Select } from '#web/kit/select.tsx'
import { STYLE_OPTIONS } from './email-style.ts'

interface StyleChoiceProps {
  value: EmailStyle
  onChange: (style: EmailStyle) => void
  className?: string
}

/** The style is for the next run. The brand's style is in its profile. */
export function StyleChoice({ value, onChange, className }: StyleChoiceProps) {
  return (
    <Select
      aria-label="Email style of these outlines"
      size="touch"
      className={className ?? ''}
      options={STYLE_OPTIONS}
      value={value}
      onValueChange={onChange}
    />
  )
}
