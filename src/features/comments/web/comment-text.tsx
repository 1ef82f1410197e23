import type { Comment } from '../contract.ts'
import { piecesOf } from './comment-pieces.ts'

export function CommentText({ comment }: { comment: Comment }) {
  return (
    <p dir="auto" className="text-base wrap-anywhere whitespace-pre-line text-fg">
      {piecesOf(comment).map(({ kind, text }, index) => {
        if (kind === 'mention') {
          return (
            <b key={index} className="rounded-xs bg-teal-soft px-1 font-medium text-teal-ink">
              {text}
            </b>
          )
        }
        if (kind === 'address') {
          return (
            <a
              key={index}
              href={text}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="rounded-xs text-teal underline underline-offset-4"
            >
              {text}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          )
        }
        return text
      })}
    </p>
  )
}
