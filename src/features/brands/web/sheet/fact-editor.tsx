import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import type { Language } from '#shared/brand-brief.ts'
import type { FactKind } from '#shared/brand-sheet.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { Textarea } from '#web/kit/textarea.tsx'
import { useProductForm } from '#web/product-form.ts'
import { type EditorValues, editorSchema, factOf, hasText, longestText, valuesOf } from './editor-values.ts'
import { FactSource } from './fact-source.tsx'
import { type Fact, dayOf } from './facts.ts'
import { KindFields } from './kind-fields.tsx'
import { ruleInWords } from '#shared/rule-words.ts'
import type { SheetChanges } from './use-sheet-changes.ts'

export type EditedKind = Exclude<FactKind, 'business' | 'trade'>

const NAMES: Record<EditedKind, { title: string; text: string; hint?: string }> = {
  offer: {
    title: 'offer',
    text: 'Name',
    hint: 'Write it the way people say it. Ideas and outlines use it exactly like this.',
  },
  family: { title: 'kind of business', text: '' },
  buyers: { title: 'buyers', text: '' },
  doubt: { title: 'doubt', text: 'Question', hint: 'Write it the way a customer would ask it.' },
  pain: { title: 'pain', text: 'Pain' },
  moment: { title: 'moment', text: 'Moment', hint: 'What happens when people start looking for you.' },
  voice: { title: 'voice', text: '' },
  say: { title: 'phrase to use', text: 'Phrase' },
  neverSay: { title: 'phrase never to use', text: 'Phrase' },
  answer: { title: 'answer', text: 'Your answer', hint: 'It goes into emails as you write it.' },
  rule: { title: 'rule', text: 'Rule', hint: 'We read it again when you save.' },
  rhythm: { title: 'rhythm', text: '' },
}

const DATE: (typeof NAMES)[EditedKind] = {
  title: 'date',
  text: 'What, when and where',
  hint: 'In one sentence that customers may read: “Open day: Saturday, November 14, 10 to 4, free”. We plan emails before it.',
}

export interface Edited {
  kind: EditedKind
  fact?: Fact
  /** A phrase that tells a day. */
  isDate?: boolean
}

export interface FactEditorProps extends Edited {
  language: Language
  changes: SheetChanges
  onClose: () => void
}

export function FactEditor({ kind, fact, isDate = dayOf(fact) !== null, language, changes, onClose }: FactEditorProps) {
  const formId = useId()
  const form = useProductForm<EditorValues>({
    resolver: zodResolver(editorSchema(kind, fact)),
    defaultValues: valuesOf(fact),
  })
  const { isDirty, dirtyFields, errors } = form.formState
  const names = isDate ? DATE : NAMES[kind]
  const save = (values: EditorValues) => {
    if (fact !== undefined && !isDirty) {
      return fact.state === 'confirmed' ? true : changes.decide([fact], 'confirmed')
    }
    if (kind === 'rule') {
      if (fact?.kind !== 'rule') return changes.writeRules(values.text)
      if (dirtyFields.text === true || fact.value.check?.type !== 'no-send') {
        return changes.correctRule(fact, values.text)
      }
      const check = { ...fact.value.check, weekdays: values.weekdays }
      const sentence = ruleInWords({ ...fact.value, check })
      return changes.write({ kind, key: fact.key, value: { sentence, check } })
    }
    return changes.write({ ...factOf(kind, values, fact), ...(fact !== undefined && { key: fact.key }) })
  }
  const submit = async (values: EditorValues) => {
    if (await save(values)) onClose()
  }
  const remove = async (removed: Fact) => {
    if (await changes.remove(removed)) onClose()
  }
  const isConfirm = fact?.state === 'proposed' && !isDirty
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${fact === undefined ? 'Add' : 'Edit'} ${names.title}`}
      {...(fact !== undefined && { description: <FactSource fact={fact} withPage /> })}
      footer={
        <>
          {fact !== undefined && (
            <Button
              variant="ghost"
              size="touch"
              className="sm:mr-auto"
              busy={changes.busy}
              onClick={() => void remove(fact)}
            >
              Remove
            </Button>
          )}
          <Button type="submit" form={formId} size="touch" busy={changes.busy}>
            {fact === undefined ? 'Add' : isConfirm ? 'Confirm' : 'Save'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4 pb-1"
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        {hasText(kind) && (
          <Field label={names.text} required hint={names.hint} error={errors.text?.message}>
            {!isDate && (kind === 'offer' || kind === 'say' || kind === 'neverSay') ? (
              <Input {...form.register('text')} maxLength={longestText(kind)} />
            ) : (
              <Textarea {...form.register('text')} rows={2} maxLength={longestText(kind)} />
            )}
          </Field>
        )}
        <KindFields kind={kind} fact={fact} form={form} language={language} />
      </form>
    </Dialog>
  )
}
