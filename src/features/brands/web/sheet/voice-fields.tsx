import type { Control } from 'react-hook-form'
import type { Language } from '#shared/brand-brief.ts'
import { Choice } from './editor-controls.tsx'
import { type EditorValues, OPEN } from './editor-values.ts'
import { sheetWords } from './sheet-words.ts'

const NOT_DECIDED = { value: OPEN, label: 'Not decided' } as const

export function VoiceFields({ control, language }: { control: Control<EditorValues>; language: Language }) {
  const addresses = sheetWords(language).addresses.map((value) => ({ value, label: value }))
  const yesNo = [NOT_DECIDED, { value: 'yes', label: 'Yes' }, { value: 'no', label: 'No' }]
  return (
    <>
      {addresses.length > 0 && (
        <Choice
          control={control}
          name="address"
          label="How you address customers"
          options={[NOT_DECIDED, ...addresses]}
        />
      )}
      <Choice
        control={control}
        name="register"
        label="Tone"
        options={[NOT_DECIDED, { value: 'plain', label: 'Plain' }, { value: 'playful', label: 'Playful' }]}
      />
      <Choice control={control} name="exclamationMarks" label="Exclamation marks" options={yesNo} />
      <Choice control={control} name="emoji" label="Emoji" options={yesNo} />
    </>
  )
}
