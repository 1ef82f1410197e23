import { countOf } from './idea-wording.ts'

export interface IdeaTarget {
  id: string
  title: string
  kind: 'topic' | 'idea' | 'ideas'
  ideas: number
}

export interface IdeaChange {
  action: 'archive' | 'unarchive' | 'delete' | 'restore'
  target: IdeaTarget
}

export function questionOf({ action, target }: IdeaChange): {
  title: string
  description: string
  confirmLabel: string
} {
  const { kind, title, ideas } = target
  const what = kind === 'topic' && ideas > 0 ? `“${title}” and its ${countOf(ideas, 'idea')}` : `“${title}”`
  const them = kind === 'topic' && ideas > 0 ? 'them' : 'it'
  return action === 'delete'
    ? {
        title: `Delete this ${kind}?`,
        description: `We'll move ${what} to the trash and delete ${them} permanently after 30 days. Outlines made from ${them} stay in your library.`,
        confirmLabel: 'Delete',
      }
    : {
        title: `Archive this ${kind}?`,
        description: `We'll hide ${what} from this list. You can find ${them} under View Archived Ideas.`,
        confirmLabel: 'Archive',
      }
}

const DONE = { archive: 'archived', unarchive: 'restored', delete: 'deleted', restore: 'restored' }

export function doneText({ action, target }: IdeaChange): { title: string; description: string } {
  const { kind, ideas, title } = target
  return kind === 'ideas'
    ? { title: `${countOf(ideas, 'idea')} ${DONE[action]}`, description: `From “${title}”` }
    : { title: `${kind === 'topic' ? 'Topic' : 'Idea'} ${DONE[action]}`, description: title }
}
