import { STEP_NAMES } from './wizard-steps.ts'

const list = new Intl.ListFormat('en', { type: 'conjunction' })

export function unsavedSentence(steps: readonly number[]): string {
  const names = steps.flatMap((step) => STEP_NAMES[step - 1] ?? [])
  return `Your changes in ${list.format(names)} aren't saved yet. We keep them in this tab until you come back.`
}
