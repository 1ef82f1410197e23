import type { Comment } from '../contract.ts'

export type CommentPiece = { kind: 'plain' | 'address' | 'mention'; text: string }

const ADDRESS_OR_MENTION = /https?:\/\/[^\s<>"“”«»]+|@\{[0-9a-f-]{36}\}/giu
const TRAILING_PUNCTUATION = /[.,;:!?)\]}'’]+$/u

/** Nothing of a comment is ever read as HTML. Addresses with another scheme stay plain text. */
export function piecesOf({ text, mentions }: Pick<Comment, 'text' | 'mentions'>): CommentPiece[] {
  const names = new Map(mentions.map(({ id, name }) => [`@{${id}}`, `@${name}`]))
  const pieces: CommentPiece[] = []
  let position = 0
  const add = (piece: CommentPiece, index: number, length: number) => {
    if (index > position) pieces.push({ kind: 'plain', text: text.slice(position, index) })
    pieces.push(piece)
    position = index + length
  }
  for (const { 0: found, index } of text.matchAll(ADDRESS_OR_MENTION)) {
    const name = names.get(found.toLowerCase())
    if (name !== undefined) add({ kind: 'mention', text: name }, index, found.length)
    else if (!found.startsWith('@')) {
      const address = found.replace(TRAILING_PUNCTUATION, '')
      if (URL.canParse(address)) add({ kind: 'address', text: address }, index, address.length)
    }
  }
  if (position < text.length) pieces.push({ kind: 'plain', text: text.slice(position) })
  return pieces
}
