import { Field } from '#web/kit/field.tsx'
import { SearchSelect } from '#web/kit/search-select.tsx'
import { type QuestionProps, ReadAnswer } from './business-question.tsx'
import type { Fact } from './facts.ts'

const QUESTION = 'What do people usually buy first?'
const NO_OFFERS = 'Add what you sell below, then choose it here.'

export function FirstPurchaseQuestion({ sheet, changes }: QuestionProps) {
  const offers = sheet.facts.filter(
    (fact): fact is Extract<Fact, { kind: 'offer' }> => fact.kind === 'offer' && fact.state !== 'rejected',
  )
  const first = offers.find(({ value }) => value.isFirstPurchase)
  if (changes === null) return <ReadAnswer question={QUESTION} answer={first?.value.name} />
  if (offers.length === 0) return <ReadAnswer question={QUESTION} answer={NO_OFFERS} />
  return (
    <Field label={QUESTION}>
      <SearchSelect
        groups={() => [
          { label: 'What you sell', options: offers.map(({ key, value }) => ({ value: key, label: value.name })) },
        ]}
        value={first?.key ?? ''}
        valueLabel={first?.value.name ?? 'Choose an offer'}
        searchLabel="Search offers"
        onValueChange={(key) => {
          const chosen = offers.find((offer) => offer.key === key)
          if (chosen !== undefined && chosen !== first) void changes.chooseFirstPurchase(chosen)
        }}
      />
    </Field>
  )
}
