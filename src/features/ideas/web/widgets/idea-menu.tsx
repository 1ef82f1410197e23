import { Link } from '@tanstack/react-router'
import { Archive, CalendarPlus, Ellipsis, FileText, PenLine, Trash2 } from 'lucide-react'
import type { Subtopic } from '../../contract.ts'
import { Button } from '#web/kit/button.tsx'
import { DropdownMenu, MenuItem, MenuSeparator } from '#web/kit/dropdown-menu.tsx'
import { paths } from '#web/paths.ts'
import { useIdeaBoard } from './idea-board.ts'
import type { IdeaTarget } from './idea-change.ts'

export interface IdeaMenuProps {
  target: IdeaTarget
  idea?: Subtopic
  /** An idea in a run can't be generated again or archived. */
  busy?: boolean
}

export function IdeaMenu({ target, idea, busy = false }: IdeaMenuProps) {
  const { ask, writeOutline, writeRefusal, planIdea } = useIdeaBoard()
  const reason = busy ? "We're writing this outline" : writeRefusal
  return (
    <DropdownMenu
      trigger={
        <Button
          variant="ghost"
          size="touch-icon-sm"
          data-idea-menu=""
          aria-label={`Actions for ${target.kind} ${target.title}`}
          className="text-fg-3"
        >
          <Ellipsis aria-hidden />
        </Button>
      }
    >
      {idea !== undefined && idea.status === 'NEW' && (
        <MenuItem
          icon={<PenLine aria-hidden />}
          disabled={reason !== undefined}
          reason={reason}
          onSelect={() => writeOutline(idea)}
        >
          Generate outline
        </MenuItem>
      )}
      {idea !== undefined && idea.outlineId !== null && (
        <MenuItem asChild>
          <Link to={paths.emailOutlines} search={{ id: idea.outlineId }}>
            <FileText aria-hidden />
            View outline
          </Link>
        </MenuItem>
      )}
      {idea !== undefined && !idea.inPlan && (
        <MenuItem icon={<CalendarPlus aria-hidden />} onSelect={() => planIdea(idea)}>
          Add to the plan
        </MenuItem>
      )}
      <MenuItem icon={<Archive aria-hidden />} disabled={busy} onSelect={() => ask({ action: 'archive', target })}>
        {target.kind === 'topic' ? 'Archive topic' : 'Archive'}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={<Trash2 aria-hidden />}
        destructive
        disabled={busy}
        onSelect={() => ask({ action: 'delete', target })}
      >
        {target.kind === 'topic' ? 'Delete topic' : 'Delete'}
      </MenuItem>
    </DropdownMenu>
  )
}
