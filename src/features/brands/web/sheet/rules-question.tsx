import { zodResolver } from '@hookform/resolvers/zod'
import { Button } from '#web/kit/button.tsx'
import { Field } from '#web/kit/field.tsx'
import { Textarea } from '#web/kit/textarea.tsx'
import { useProductForm } from '#web/product-form.ts'
import { typedRules } from '../../fields.ts'
import { type QuestionProps, ReadAnswer } from './business-question.tsx'
import type { Fact } from './facts.ts'
import { UNCHECKED_RULE, ruleInWords } from '#shared/rule-words.ts'

const QUESTION = 'Anything we must never say or do?'

export function RulesQuestion({ sheet, changes }: QuestionProps) {
  const form = useProductForm({
    resolver: zodResolver(typedRules),
    defaultValues: { text: '' },
  })
  const rules = sheet.facts.filter(
    (fact): fact is Extract<Fact, { kind: 'rule' }> => fact.kind === 'rule' && fact.state !== 'rejected',
  )
  return (
    <div className="grid gap-3">
      {changes === null ? (
        <ReadAnswer question={QUESTION} answer={rules.length > 0 ? null : undefined} />
      ) : (
        <form
          noValidate
          className="grid gap-2"
          onSubmit={(event) =>
            void form.handleSubmit(async ({ text }) => {
              if (await changes.writeRules(text)) form.reset({ text: '' })
            })(event)
          }
        >
          <Field
            label={QUESTION}
            hint="One rule in each sentence. We read them back to you."
            error={form.formState.errors.text?.message}
          >
            <Textarea
              {...form.register('text')}
              rows={2}
              maxLength={2000}
              placeholder="No Mother's Day. No emails on Sundays. No live plants between October and April."
            />
          </Field>
          <Button type="submit" variant="secondary" size="touch" className="justify-self-start" busy={changes.busy}>
            Add rules
          </Button>
        </form>
      )}
      <div role="status" aria-label="Your rules">
        {rules.length > 0 && (
          <ul className="grid gap-1 text-sm">
            {rules.map(({ key, value }) => (
              <li key={key} className="break-words">
                {ruleInWords(value)}
                {value.check === null && <span className="block text-xs text-fg-3">{UNCHECKED_RULE}</span>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
