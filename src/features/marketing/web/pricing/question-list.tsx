import { Plus } from 'lucide-react'
import { questions } from './questions.ts'

export function QuestionList() {
  return (
    <div className="divide-y divide-line border-y border-line">
      {questions.map(({ question, answer }) => (
        <details key={question} name="questions" className="unfold group">
          <summary className="flex items-center justify-between gap-6 rounded-md py-5 text-lg font-medium">
            {question}
            <Plus
              aria-hidden
              className="size-5 shrink-0 text-fg-3 transition-transform duration-(--t-slow) group-open:rotate-45"
            />
          </summary>
          <p className="max-w-2xl pr-10 pb-6 text-md text-fg-2">{answer}</p>
        </details>
      ))}
    </div>
  )
}
