import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Archive, ArchiveRestore, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { paths } from '#web/paths.ts'
import { QueryFailed } from '#web/query-failed.tsx'
import type { MainTopic, Subtopic } from '../../contract.ts'
import { archivedOptions, type BrandMonth } from '../queries.ts'
import { useIdeaBoard } from './idea-board.ts'
import type { IdeaTarget } from './idea-change.ts'
import { IdeaText } from './idea-text.tsx'
import { countOf } from './idea-wording.ts'
import { IdeasLoading } from './ideas-loading.tsx'

type ArchivedTopic = MainTopic & { archived: boolean }

export function ArchivedList({ place }: { place: BrandMonth }) {
  const query = useQuery(archivedOptions(place))
  if (query.isPending) return <IdeasLoading label="Loading archived ideas" />
  if (query.data === undefined) {
    return (
      <Card>
        <QueryFailed query={query} what="The archived ideas" />
      </Card>
    )
  }
  const topics = query.data.archivedMainTopics
  if (topics.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<Archive aria-hidden />}
          title="No archived ideas"
          description="Ideas you archive in this month stay here. You can unarchive them at any time."
          action={<TrashLink brandId={place.brandId} />}
        />
      </Card>
    )
  }
  return (
    <Card as="section" aria-label="Archived ideas" className="@container overflow-hidden">
      <header className="flex min-h-14 flex-wrap items-baseline gap-x-2.5 px-4 py-4">
        <h2 className="text-md font-semibold">Archived ideas</h2>
        <span className="tnum text-sm text-fg-3">
          {countOf(
            topics.reduce((sum, topic) => sum + topic.subtopics.length, 0),
            'idea',
          )}
        </span>
        <span className="ml-auto self-center">
          <TrashLink brandId={place.brandId} />
        </span>
      </header>
      <ul>
        {topics.map((topic) => (
          <ArchivedTopicRows key={topic.id} topic={topic} />
        ))}
      </ul>
    </Card>
  )
}

function TrashLink({ brandId }: { brandId: string }) {
  return (
    <Button asChild variant="ghost" size="touch-sm" className="max-md:px-4">
      <Link to={paths.trash} search={{ brandId }}>
        <Trash2 aria-hidden />
        Trash
      </Link>
    </Button>
  )
}

function ArchivedTopicRows({ topic }: { topic: ArchivedTopic }) {
  const { language } = useIdeaBoard()
  const [first] = topic.subtopics
  if (topic.isManual && first !== undefined) {
    return (
      <li className="border-t border-line">
        <ul>
          <ArchivedIdea idea={first} targetId={topic.archived ? topic.id : first.id} />
        </ul>
      </li>
    )
  }
  const count = topic.subtopics.length
  return (
    <li data-idea={topic.id} className="border-t border-line">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-3 md:px-4">
        <div className="flex min-w-0 flex-1 basis-56 flex-wrap items-center gap-x-3 gap-y-1">
          <h3 dir="auto" lang={language} className="text-base font-semibold wrap-anywhere">
            {topic.title}
          </h3>
          <Badge variant="secondary">
            {topic.archived ? 'Whole topic' : `${countOf(count, 'idea')} from an active topic`}
          </Badge>
        </div>
        {/* Deleting an active topic here would delete its active ideas too. */}
        <ArchivedActions
          target={{ id: topic.id, title: topic.title, kind: topic.archived ? 'topic' : 'ideas', ideas: count }}
          mayDelete={topic.archived}
          {...(!topic.archived && { label: 'Unarchive all' })}
        />
      </div>
      <ul className="border-t border-line bg-surface-2/45 md:pl-8">
        {topic.subtopics.map((idea) => (
          <ArchivedIdea key={idea.id} idea={idea} targetId={idea.id} />
        ))}
      </ul>
    </li>
  )
}

function ArchivedIdea({ idea, targetId }: { idea: Subtopic; targetId: string }) {
  const titleId = useId()
  return (
    <li
      data-idea={targetId}
      className="flex flex-col gap-3 border-t border-line px-3 py-3.5 first:border-t-0 sm:flex-row sm:gap-4 md:px-4"
    >
      <IdeaText idea={idea} titleId={titleId} />
      <ArchivedActions target={{ id: targetId, title: idea.title, kind: 'idea', ideas: 1 }} mayDelete />
    </li>
  )
}

function ArchivedActions(props: { target: IdeaTarget; mayDelete: boolean; label?: string }) {
  const { target, mayDelete, label = 'Unarchive' } = props
  const { ask, editable } = useIdeaBoard()
  if (!editable) return null
  return (
    <div className="flex shrink-0 items-start gap-1">
      <Button
        variant="secondary"
        size="touch-sm"
        data-idea-menu=""
        className="max-md:px-4"
        aria-label={`${label}: ${target.title}`}
        onClick={() => ask({ action: 'unarchive', target })}
      >
        <ArchiveRestore aria-hidden />
        {label}
      </Button>
      {mayDelete && (
        <Button
          variant="ghost"
          size="touch-icon-sm"
          className="text-fg-3"
          aria-label={`Delete ${target.kind}: ${target.title}`}
          onClick={() => ask({ action: 'delete', target })}
        >
          <Trash2 aria-hidden />
        </Button>
      )}
    </div>
  )
}
