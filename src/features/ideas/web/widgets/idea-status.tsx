import { Link } from '@tanstack/react-router'
import { ArrowUpRight, Check } from 'lucide-react'
import type { Subtopic } from '../../contract.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Spinner } from '#web/kit/spinner.tsx'
import { paths } from '#web/paths.ts'
import type { IdeaActivity } from './idea-board.ts'

export function IdeaStatus({ idea, activity }: { idea: Subtopic; activity: IdeaActivity | undefined }) {
  if (idea.status === 'OUTLINED') {
    return (
      <span className="flex flex-wrap content-start items-center gap-x-3 gap-y-1.5 @xl:flex-col @xl:flex-nowrap @xl:items-end">
        <Badge icon={<Check aria-hidden strokeWidth={2.5} />}>Outlined</Badge>
        {idea.outlineId !== null && (
          <Link
            to={paths.emailOutlines}
            search={{ id: idea.outlineId }}
            aria-label={`View outline: ${idea.title}`}
            className="relative inline-flex items-center gap-0.5 rounded-xs text-xs font-medium whitespace-nowrap text-teal underline-offset-4 before:absolute before:-inset-x-1 before:-inset-y-3.5 hover:underline md:before:hidden"
          >
            View outline
            <ArrowUpRight aria-hidden className="size-3.5" />
          </Link>
        )}
      </span>
    )
  }
  if (activity === 'writing') {
    return (
      <Badge variant="default" icon={<Spinner small />}>
        Writing…
      </Badge>
    )
  }
  if (activity === 'waiting') return <Badge variant="secondary">Waiting</Badge>
  return <Badge variant="outline">New</Badge>
}
