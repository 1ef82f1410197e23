import type { MainTopic } from '../../contract.ts'
import { classNames } from '#web/kit/class-names.ts'
import { useIdeaBoard } from './idea-board.ts'
import { useObserved } from './observable.ts'

const LOOKS = {
  new: 'bg-surface-3 shadow-[inset_0_0_0_1px_var(--line-2)]',
  chosen: 'bg-teal-soft shadow-[inset_0_0_0_1.5px_var(--teal)]',
  outlined: 'bg-teal',
}

export function TopicPips({ topic }: { topic: MainTopic }) {
  const { selection } = useIdeaBoard()
  const marks = useObserved(selection, (chosen) =>
    topic.subtopics
      .map(({ id, status }) => (status === 'OUTLINED' ? 'outlined' : chosen.has(id) ? 'chosen' : 'new'))
      .join(' '),
  )
  return (
    <span aria-hidden className="flex flex-wrap gap-1">
      {topic.subtopics.map(({ id }, index) => (
        <span
          key={id}
          className={classNames(
            'h-2 w-2.5 rounded-full transition-colors duration-(--t-fast)',
            LOOKS[marks.split(' ')[index] as keyof typeof LOOKS],
          )}
        />
      ))}
    </span>
  )
}
