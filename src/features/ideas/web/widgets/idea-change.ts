import { countOf } from './idea-wording.ts'

/**
 * What a change is about. A topic counts its ideas; an idea is one, also where it is a topic of its own. `ideas` are
 * several of one topic, under the id and title of that topic.
 */
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

/** The question before something leaves the list. */
export function questionOf({ action, target }: IdeaChange): {
  title: string
  description: string
  confirmLabel: string
} {
  const { kind, title, ideas } = target
  const what = kind === 'topic' && ideas > 0 ? `“${title}” and its ${countOf(ideas, 'idea')}` : `“${title}”`
  const verb = kind === 'topic' ? 'are' : 'is'
  return action === 'delete'
    ? {
        title: `Delete this ${kind}?`,
        description: `${what} ${kind === 'topic' ? 'go' : 'goes'} to the trash and ${verb} deleted permanently after 30 days. Outlines that were made from ${kind === 'topic' ? 'them' : 'it'} stay in your library.`,
        confirmLabel: 'Delete',
      }
    : {
        title: `Archive this ${kind}?`,
        description: `${what} ${kind === 'topic' ? 'leave' : 'leaves'} the list. You find ${kind === 'topic' ? 'them' : 'it'} again under View Archived Ideas.`,
        confirmLabel: 'Archive',
      }
}

const DONE = { archive: 'archived', unarchive: 'restored', delete: 'deleted', restore: 'restored' }

/** `Topic archived`, `3 ideas restored` and what that was. */
export function doneText({ action, target }: IdeaChange): { title: string; description: string } {
  const { kind, ideas, title } = target
  return kind === 'ideas'
    ? { title: `${countOf(ideas, 'idea')} ${DONE[action]}`, description: `From “${title}”` }
    : { title: `${kind === 'topic' ? 'Topic' : 'Idea'} ${DONE[action]}`, description: title }
}
