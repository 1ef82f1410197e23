import { Check, CircleDashed } from 'lucide-react'
import { isDoubtful } from '#shared/brand-sheet.ts'
import { classNames } from '#web/kit/class-names.ts'
import { Touchable } from '#web/kit/touchable.tsx'
import { factDetails, factInWords } from './fact-words.ts'
import { FactSource } from './fact-source.tsx'
import type { Fact } from './facts.ts'
import { UNCHECKED_RULE } from '#shared/rule-words.ts'

export function FactChip({ fact, onOpen }: { fact: Fact; onOpen?: () => void }) {
  const isConfirmed = fact.state === 'confirmed'
  const Icon = isConfirmed ? Check : CircleDashed
  const notes = factDetails(fact)
  if (fact.kind === 'rule' && fact.value.check === null) notes.push(UNCHECKED_RULE)
  if (isDoubtful(fact)) notes.push("We aren't sure that this is for sale. Emails name it once you confirm it here.")
  const classes = classNames(
    'flex w-full items-start gap-2.5 rounded-lg px-3 py-2 text-left',
    isConfirmed
      ? 'bg-teal-soft shadow-[inset_0_0_0_1px_var(--teal-soft-line)]'
      : 'border border-dashed border-line-control bg-surface',
  )
  const content = (
    <>
      <Icon aria-hidden className={classNames('mt-0.5 size-4 shrink-0', isConfirmed ? 'text-teal' : 'text-fg-3')} />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="text-sm font-medium break-words">{factInWords(fact)}</span>
        {notes.map((note) => (
          <span key={note} className="text-xs break-words text-fg-2">
            {note}
          </span>
        ))}
        {fact.kind === 'doubt' && fact.value.answer === null && <EmptyAnswer />}
        <span className={classNames('text-xs break-words', isConfirmed ? 'text-teal-ink' : 'text-fg-3')}>
          <FactSource fact={fact} />
        </span>
      </span>
    </>
  )
  if (onOpen === undefined) return <div className={classes}>{content}</div>
  return (
    <Touchable>
      <button
        type="button"
        onClick={onOpen}
        className={classNames(classes, 'transition-colors', isConfirmed ? 'hover:brightness-97' : 'hover:bg-surface-2')}
      >
        {content}
      </button>
    </Touchable>
  )
}

function EmptyAnswer() {
  return (
    <span className="flex items-end gap-1.5 py-0.5 text-xs text-fg-2">
      Your answer:
      <span aria-hidden className="mb-0.5 flex-1 border-b border-line-control" />
      <span className="sr-only">none yet</span>
    </span>
  )
}
