import { useState } from 'react'
import { Button } from '#web/kit/button.tsx'
import { factInWords } from './fact-words.ts'
import type { UnderstoodGroup } from './understood-groups.ts'

const MOST_SHOWN = 6

export function UnderstoodList({ groups, language }: { groups: readonly UnderstoodGroup[]; language: string }) {
  return (
    <dl className="grid gap-3 text-sm">
      {groups.map((group) => (
        <Understood key={group.title} group={group} language={language} />
      ))}
    </dl>
  )
}

function Understood({ group: { title, facts }, language }: { group: UnderstoodGroup; language: string }) {
  const [isOpen, setOpen] = useState(false)
  const hidden = isOpen ? 0 : Math.max(0, facts.length - MOST_SHOWN)
  return (
    <div className="grid gap-1">
      <dt className="text-xs font-medium text-fg-3">{title}</dt>
      <dd>
        <ul className="flex flex-wrap gap-1.5">
          {facts.slice(0, facts.length - hidden).map((fact) => (
            <li
              key={`${fact.kind} ${fact.key}`}
              dir="auto"
              lang={language}
              className="max-w-full rounded-md bg-surface-2 px-2 py-1 wrap-anywhere"
            >
              {factInWords(fact)}
            </li>
          ))}
        </ul>
        {hidden > 0 && (
          <Button variant="ghost" size="touch-sm" className="-ml-2.5" onClick={() => setOpen(true)}>
            {`Show ${hidden} more`}
            <span className="sr-only">{` in ${title}`}</span>
          </Button>
        )}
      </dd>
    </div>
  )
}
