import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react'
import { startTransition, useState, type ReactNode } from 'react'
import type { MainTopic } from '../../contract.ts'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { useIdeaBoard } from './idea-board.ts'
import { countOf, ideaCount } from './idea-wording.ts'
import { TopicBox, TopicRow } from './topic-row.tsx'

export function TopicList({ topics }: { topics: readonly MainTopic[] }) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(topics.slice(0, 1).map(({ id }) => id)))
  const allOpen = topics.every(({ id }) => open.has(id))
  return (
    <ListCard
      title="AI-Generated Ideas"
      count={`${countOf(topics.length, 'topic')}, ${countOf(ideaCount(topics), 'idea')}`}
      topics={topics}
      action={
        topics.length > 1 && (
          <Button
            variant="ghost"
            size="touch-sm"
            onClick={() =>
              // A hundred rows take a moment to render, and clicks must not wait for them.
              startTransition(() => setOpen(new Set(allOpen ? [] : topics.map(({ id }) => id))))
            }
          >
            {allOpen ? <ChevronsDownUp aria-hidden /> : <ChevronsUpDown aria-hidden />}
            {allOpen ? 'Collapse all' : 'Expand all'}
          </Button>
        )
      }
    >
      {topics.map((topic) => (
        <TopicRow
          key={topic.id}
          topic={topic}
          open={open.has(topic.id)}
          onOpenChange={(opened) => setOpen(withId(open, topic.id, opened))}
        />
      ))}
    </ListCard>
  )
}

export function ManualList({ topics }: { topics: readonly MainTopic[] }) {
  const { asked } = useIdeaBoard()
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(asked === undefined ? [] : [asked]))
  return (
    <ListCard title="Manual Ideas" count={countOf(topics.length, 'idea')} topics={topics}>
      {topics.map((topic) => (
        <TopicRow
          key={topic.id}
          topic={topic}
          open={open.has(topic.id)}
          onOpenChange={(opened) => setOpen(withId(open, topic.id, opened))}
        />
      ))}
    </ListCard>
  )
}

function ListCard(props: {
  title: string
  count: string
  topics: readonly MainTopic[]
  action?: ReactNode
  children: ReactNode
}) {
  const { editable } = useIdeaBoard()
  return (
    <Card as="section" aria-label={props.title} className="@container overflow-hidden">
      <header className="flex min-h-14 items-center gap-3 px-3 py-2 md:px-4">
        {editable && <TopicBox topics={props.topics} label={`Select all: ${props.title}`} />}
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2.5">
          <h2 className="text-md font-semibold">{props.title}</h2>
          <span className="tnum text-sm text-fg-3">{props.count}</span>
        </div>
        {props.action}
      </header>
      <ul className="*:first:border-t">{props.children}</ul>
    </Card>
  )
}

function withId(ids: ReadonlySet<string>, id: string, present: boolean): ReadonlySet<string> {
  const next = new Set(ids)
  if (present) next.add(id)
  else next.delete(id)
  return next
}
