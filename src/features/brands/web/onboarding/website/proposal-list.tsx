import { useId, useState } from 'react'
import { Button } from '#web/kit/button.tsx'
import { Checkbox } from '#web/kit/checkbox.tsx'
import { countryName, languageName } from '../choices.ts'
import type { FoundOnWebsite } from '../wizard-draft.ts'
import { type WebsiteProposal, pagesInWords } from './website-proposals.ts'
import type { WebsiteField } from './website-fields.ts'

interface ProposalListProps {
  found: FoundOnWebsite
  proposals: WebsiteProposal[]
  onTake: (chosen: WebsiteProposal[]) => void
  onDismissResult: () => void
}

export function ProposalList({ found, proposals, onTake, onDismissResult }: ProposalListProps) {
  const title = useId()
  const [answers, setAnswers] = useState<Partial<Record<WebsiteField, boolean>>>({})
  const isChosen = ({ field, isTyped }: WebsiteProposal) => answers[field] ?? !isTyped
  const chosen = proposals.filter(isChosen)
  const host = found.website.replace(/^https?:\/\//, '').replace(/\/.*$/, '')
  return (
    <section aria-labelledby={title} className="grid gap-4 rounded-xl bg-surface-2 p-4 sm:p-5">
      <header>
        <h3 id={title} className="text-base font-semibold break-words">
          {`Found on ${host}`}
        </h3>
        <p className="mt-0.5 text-sm text-fg-3">
          {proposals.length === 0
            ? 'Everything we found is already filled in.'
            : "Choose what you want to use. We don't replace anything you typed unless you check it."}
        </p>
        {found.notes.map((note) => (
          <p key={note} className="mt-1 text-sm text-fg-2">
            {note}
          </p>
        ))}
      </header>
      {proposals.length > 0 && (
        <ul className="grid divide-y divide-line">
          {proposals.map((proposal) => (
            <ProposalRow
              key={proposal.field}
              proposal={proposal}
              isChosen={isChosen(proposal)}
              onChoose={(choice) => setAnswers((given) => ({ ...given, [proposal.field]: choice }))}
            />
          ))}
        </ul>
      )}
      <footer className="flex flex-wrap gap-2">
        {proposals.length > 0 && (
          <Button
            size="touch"
            reason={chosen.length === 0 ? 'Choose at least one field.' : undefined}
            onClick={() => onTake(chosen)}
          >
            {`Use ${chosen.length} of ${proposals.length}`}
          </Button>
        )}
        <Button variant="ghost" size="touch" onClick={onDismissResult}>
          {proposals.length > 0 ? 'Use none' : 'Close'}
        </Button>
      </footer>
    </section>
  )
}

interface ProposalRowProps {
  proposal: WebsiteProposal
  isChosen: boolean
  onChoose: (choice: boolean) => void
}

function ProposalRow({ proposal, isChosen, onChoose }: ProposalRowProps) {
  const { field, label, texts, isTyped, replaces } = proposal
  const id = useId()
  const about = `${id}-about`
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-3 first:pt-0 last:pb-0">
      <Checkbox
        id={id}
        className="mt-0.5"
        checked={isChosen}
        onCheckedChange={(choice) => onChoose(choice === true)}
        aria-describedby={about}
      />
      <div className="min-w-0">
        <label htmlFor={id} className="block text-sm font-medium">
          {label}
        </label>
        <div id={about} className="grid gap-1">
          <FoundText text={texts.map(({ text }) => inWords(field, text)).join('\n')} />
          {isTyped && (
            <p className="text-xs break-words text-fg-2">
              {replaces === ''
                ? 'Check this to add it to what you have.'
                : `Check this to replace “${shortened(inWords(field, replaces))}”.`}
            </p>
          )}
        </div>
        <p className="mt-1 text-xs text-fg-3">
          {'from '}
          {pagesInWords(texts).map(({ page, words }, index) => (
            <span key={page}>
              {index > 0 && ', '}
              <a
                href={page}
                target="_blank"
                rel="noopener noreferrer"
                className="break-all underline underline-offset-4 hover:text-fg"
              >
                {words}
              </a>
            </span>
          ))}
        </p>
      </div>
    </li>
  )
}

const LONG = 400
const LINES = 6

function FoundText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false)
  const isLong = text.length > LONG || text.split('\n').length > LINES
  return (
    <div>
      <p className={`text-sm break-words whitespace-pre-line text-fg-2 ${isLong && !isOpen ? 'line-clamp-6' : ''}`}>
        {text}
      </p>
      {isLong && (
        <Button variant="link" size="touch-sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show less' : 'Show all'}
        </Button>
      )}
    </div>
  )
}

const shortened = (text: string) => (text.length > 80 ? `${text.slice(0, 80).trimEnd()}…` : text)

function inWords(field: WebsiteField, text: string): string {
  if (field === 'country') return countryName(text as Parameters<typeof countryName>[0])
  return field === 'language' ? languageName(text as Parameters<typeof languageName>[0]) : text
}
