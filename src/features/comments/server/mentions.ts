import { AppError } from '#shared/errors.ts'
import { MOST_MENTIONS } from '../contract.ts'

const MENTION = /@\{([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\}/g

/** The people that a text names as `@{user id}`, in order and without repetitions. */
export const mentionedIn = (text: string): string[] => [...new Set([...text.matchAll(MENTION)].map(([, id]) => id!))]

export function refuseMentions(ids: readonly string[], allowed: ReadonlySet<string>): void {
  if (ids.length > MOST_MENTIONS) {
    throw new AppError('INVALID_INPUT', {
      message: `Mention at most ${MOST_MENTIONS} people in one comment.`,
      details: { field: 'text' },
    })
  }
  if (ids.some((id) => !allowed.has(id))) {
    throw new AppError('INVALID_INPUT', {
      message: 'You can only mention members of this workspace.',
      details: { field: 'text' },
    })
  }
}

/** For readers who get no ids. */
export const withNames = (text: string, mentions: readonly string[], nameOf: (id: string) => string): string =>
  text.replace(MENTION, (whole, id: string) => (mentions.includes(id) ? `@${nameOf(id)}` : whole))
