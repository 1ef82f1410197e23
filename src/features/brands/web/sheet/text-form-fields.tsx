import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { Language } from '#shared/brand-brief.ts'
import { Choice } from './editor-controls.tsx'
import type { EditorValues } from './editor-values.ts'
import { textSentence } from './live-sentence.ts'
import { ReadsAs } from './reads-as.tsx'

interface TextFormFieldsProps {
  kind: 'moment' | 'pain'
  form: UseFormReturn<EditorValues>
  language: Language
}

export function TextFormFields({ kind, form, language }: TextFormFieldsProps) {
  const [text, textForm] = useWatch({ control: form.control, name: ['text', 'textForm'] })
  return (
    <>
      <Choice
        control={form.control}
        name="textForm"
        label="What you typed is"
        options={[
          { value: 'noun', label: 'A thing, such as “the month-end count”' },
          { value: 'clause', label: 'A sentence, such as “a new associate joins”' },
        ]}
      />
      <ReadsAs
        sentence={textSentence(kind, text.trim(), textForm, language)}
        otherwise="Enter a text, and we show you how it reads."
      />
    </>
  )
}
