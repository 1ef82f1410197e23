import type { MainTopic } from '../../contract.ts'
import { Checkbox } from '#web/kit/checkbox.tsx'
import { Collapsible } from '#web/kit/collapsible.tsx'
import { useIdeaActivity, useIdeaBoard, useTopicBox } from './idea-board.ts'
import type { IdeaTarget } from './idea-change.ts'
import { IdeaMenu } from './idea-menu.tsx'
import { IdeaRow } from './idea-row.tsx'
import { isNew, selectableIds } from './idea-selection.ts'
import { topicCount } from './idea-wording.ts'
import { TopicPips } from './topic-pips.tsx'

export interface TopicRowProps {
  topic: MainTopic
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function TopicRow({ topic, open, onOpenChange }: TopicRowProps) {
  const { editable, language } = useIdeaBoard()
  // A manual idea is a topic with one subtopic of the same words, so they share a menu.
  const [first] = topic.subtopics
  const typed = topic.isManual && topic.subtopics.length === 1 ? first : undefined
  const activity = useIdeaActivity(typed?.id ?? topic.id)
  const target: IdeaTarget = {
    id: topic.id,
    title: topic.title,
    kind: typed === undefined ? 'topic' : 'idea',
    ideas: topic.subtopics.length,
  }
  return (
    <li data-idea={topic.id} className="border-t border-line">
      <Collapsible
        level={3}
        open={open}
        onOpenChange={onOpenChange}
        className="*:first:gap-3 *:first:px-3 *:first:py-1 *:first:transition-colors *:first:hover:bg-surface-2 md:*:first:px-4"
        before={editable && <TopicBox topics={[topic]} label={`Select all ideas of ${topic.title}`} />}
        summary={
          <span className="flex min-w-0 flex-col gap-x-6 gap-y-1 @2xl:flex-row @2xl:items-center">
            <span className="grid min-w-0 flex-1 gap-0.5">
              <span dir="auto" lang={language} className="text-base font-semibold wrap-anywhere">
                {topic.title}
              </span>
              {topic.why !== null && <span className="line-clamp-2 text-xs font-normal text-fg-3">{topic.why}</span>}
            </span>
            <span className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 font-normal">
              <TopicPips topic={topic} />
              <span className="tnum text-xs whitespace-nowrap text-fg-3 @2xl:min-w-30 @2xl:text-right">
                {topicCount(topic)}
              </span>
            </span>
          </span>
        }
        after={
          editable && (
            <span className="-mr-1.5 shrink-0">
              <IdeaMenu
                target={target}
                {...(typed !== undefined && { idea: typed, busy: isNew(typed) && activity !== undefined })}
              />
            </span>
          )
        }
      >
        <ul className="border-t border-line bg-surface-2/45 md:pl-8">
          {topic.subtopics.map((idea) => (
            <IdeaRow key={idea.id} idea={idea} {...(typed !== undefined && { aloneIn: topic.id })} />
          ))}
        </ul>
      </Collapsible>
    </li>
  )
}

export function TopicBox({ topics, label }: { topics: readonly MainTopic[]; label: string }) {
  const { selectable } = useIdeaBoard()
  const { state, toggle } = useTopicBox(topics)
  return (
    <Checkbox
      aria-label={label}
      checked={state}
      disabled={selectableIds(topics, selectable).length === 0}
      onCheckedChange={toggle}
      className="max-md:before:-inset-3.25"
    />
  )
}
