import { EMAIL_STYLES, type EmailStyle } from '#shared/brand-brief.ts'

export const STYLE_OPTIONS: readonly { value: EmailStyle; label: string }[] = EMAIL_STYLES.map((value) => ({
  value,
  label: { 'design-based': 'Design-Based', 'text-based': 'Text-Based', 'split-50-50': 'Split 50/50' }[value],
}))
