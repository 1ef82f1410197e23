import { useId, useState } from 'react'
import { Button } from '#web/kit/button.tsx'
import { Card, CardHeader } from '#web/kit/card.tsx'
import { Field } from '#web/kit/field.tsx'
import { Textarea } from '#web/kit/textarea.tsx'
import { useIdeaBoard } from '../idea-board.ts'
import { type Question, gainInWords } from './plan-words.ts'
import type { PlanChanges } from './use-plan-changes.ts'

export interface QuestionCardsProps {
  questions: readonly Question[]
  changes: PlanChanges
}

const SHOWN_AT_FIRST = 3

export function QuestionCards({ questions, changes }: QuestionCardsProps) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? questions : questions.slice(0, SHOWN_AT_FIRST)
  return (
    <Card as="section" aria-label="Questions for you">
      <CardHeader
        title="Questions for you"
        description="One sentence each. Your words go into the emails as you write them."
      />
      <ul className="grid gap-3 px-4 pb-4 md:px-5 md:pb-5 lg:grid-cols-3">
        {shown.map((question) => (
          <QuestionCard key={question.id} question={question} changes={changes} />
        ))}
      </ul>
      {questions.length > shown.length && (
        <div className="px-4 pb-4 md:px-5">
          <Button variant="ghost" size="touch-sm" className="-ml-2.5" onClick={() => setShowsAll(true)}>
            {`Show ${questions.length - shown.length} more`}
          </Button>
        </div>
      )}
    </Card>
  )
}

function QuestionCard({ question, changes }: { question: Question; changes: PlanChanges }) {
  const { language } = useIdeaBoard()
  const formId = useId()
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const length = text.trim().length
  const fits = length >= question.shortest && length <= question.longest
  return (
    <li className="grid content-start gap-3 rounded-xl p-4 shadow-[inset_0_0_0_1px_var(--line)]">
      <form
        id={formId}
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (fits) void changes.answer({ id: question.id, question: question.question }, text.trim())
        }}
      >
        <Field
          label={<span lang={language}>{question.question}</span>}
          hint={gainInWords(question)}
          error={tried && !fits ? `Use ${question.shortest} to ${question.longest} characters` : undefined}
        >
          <Textarea
            rows={2}
            dir="auto"
            lang={language}
            value={text}
            maxLength={question.longest}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <Button
          type="submit"
          variant="secondary"
          size="touch-sm"
          className="justify-self-start"
          busy={changes.isAnswering && tried && fits}
        >
          Save answer
        </Button>
      </form>
    </li>
  )
}
