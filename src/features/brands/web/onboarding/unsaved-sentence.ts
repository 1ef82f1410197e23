import { STEP_NAMES } from './wizard-steps.ts'

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** What becomes of the text typed in these steps when one leaves. */
export function unsavedSentence(steps: readonly number[]): string {
  const names = steps.flatMap((step) => STEP_NAMES[step - 1] ?? [])
  return `What you typed in ${list.format(names)} is not saved. It stays in this tab for when you come back.`
}
