import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { type ClientComment, type ClientThread, COMMENT_LENGTH } from '#features/comments/contract.ts'
import { formatMoment } from '#shared/calendar-dates.ts'
import { errorMessage } from '#web/api-client.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { Select } from '#web/kit/select.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { Textarea } from '#web/kit/textarea.tsx'
import { useProductForm } from '#web/product-form.ts'
import { QueryFailed } from '#web/query-failed.tsx'
import { useChange } from '#web/use-change.ts'
import { type SharedOutline, type SharedReview, guestEndpoints } from '../../guest-contract.ts'
import { guestCommentsOptions } from '../queries.ts'
import { keepReviewerName, keptReviewerName } from './reviewer-name.ts'

export interface GuestCommentsProps {
  token: string
  review: SharedReview
  outline: SharedOutline
}

const WHOLE = 'whole'

/** The threads that the team and the client share. Comments among the team never come here. */
export function GuestComments({ token, review, outline }: GuestCommentsProps) {
  const query = useQuery(guestCommentsOptions(token, outline.id))
  const [replyTo, setReplyTo] = useState<string>()
  return (
    <section aria-label="Comments" className="grid gap-4">
      <h3 className="text-base font-semibold">Comments</h3>
      {query.isError ? (
        <QueryFailed query={query} what="The comments" className="py-4" />
      ) : query.data === undefined ? (
        <LoadingRegion label="Loading the comments">
          <Skeleton className="h-12 w-full" />
        </LoadingRegion>
      ) : (
        query.data.threads.length > 0 && (
          <ol className="grid gap-3">
            {query.data.threads.map((thread) => (
              <li key={thread.id} className="grid gap-2 rounded-lg bg-surface p-4 shadow-[0_0_0_1px_var(--line)]">
                <About thread={thread} />
                {thread.comments.map((comment) => (
                  <CommentEntry key={comment.id} comment={comment} />
                ))}
                {review.mayComment &&
                  (replyTo === thread.id ? (
                    <Composer
                      token={token}
                      outline={outline}
                      parentId={thread.id}
                      onSent={() => setReplyTo(undefined)}
                    />
                  ) : (
                    <Button
                      variant="ghost"
                      size="touch-sm"
                      className="justify-self-start"
                      onClick={() => setReplyTo(thread.id)}
                    >
                      Reply
                    </Button>
                  ))}
              </li>
            ))}
          </ol>
        )
      )}
      {review.mayComment && <Composer token={token} outline={outline} />}
    </section>
  )
}

function About({ thread: { place, isResolved } }: { thread: ClientThread }) {
  if (place === null && !isResolved) return null
  return (
    <div className="flex flex-wrap items-center gap-2 text-xs text-fg-3">
      {isResolved && <Badge variant="secondary">Resolved</Badge>}
      {place !== null && (
        <span dir="auto" className="min-w-0 wrap-anywhere">
          {place.isGone ? 'This part of the email was removed. ' : ''}
          {place.excerpt !== '' && `“${place.excerpt}”`}
        </span>
      )}
    </div>
  )
}

function CommentEntry({ comment }: { comment: ClientComment }) {
  if (comment.removed) return <p className="text-sm text-fg-3 italic">Comment deleted</p>
  return (
    <div className="grid gap-0.5 text-sm">
      <p className="text-xs text-fg-3">
        <b className="text-sm font-semibold text-fg">{comment.authorName}</b>{' '}
        <time dateTime={comment.createdAt}>{formatMoment(comment.createdAt)}</time>
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {comment.text}
      </p>
    </div>
  )
}

function Composer(props: { token: string; outline: SharedOutline; parentId?: string; onSent?: () => void }) {
  const { token, outline, parentId, onSent } = props
  const id = useId()
  const [about, setAbout] = useState(WHOLE)
  const form = useProductForm({ defaultValues: { name: keptReviewerName(token), text: '' } })
  const { errors } = form.formState
  const write = useChange(guestEndpoints.comment, {
    input: ({ name, text }: { name: string; text: string }) => ({
      params: { token, outlineId: outline.id },
      body: {
        text,
        reviewerName: name,
        ...(parentId !== undefined && { parentId }),
        ...(parentId === undefined && about !== WHOLE && { place: { field: 'section' as const, sectionId: about } }),
      },
    }),
    onDone(_, { name }) {
      keepReviewerName(token, name)
      form.reset({ name, text: '' })
      setAbout(WHOLE)
      onSent?.()
    },
  })
  const send = form.handleSubmit(({ name, text }) => write.mutate({ name: name.trim(), text: text.trim() }))
  return (
    <form id={id} noValidate className="grid gap-3" onSubmit={(event) => void send(event)}>
      {parentId === undefined && outline.sections.length > 0 && (
        <Field label="Comment on">
          <Select
            size="touch"
            value={about}
            onValueChange={setAbout}
            options={[
              { value: WHOLE, label: 'The whole email' },
              ...outline.sections.map((section) => ({ value: section.id, label: section.section })),
            ]}
          />
        </Field>
      )}
      <Field label={parentId === undefined ? 'Your comment' : 'Your reply'} error={errors.text?.message}>
        <Textarea
          maxLength={COMMENT_LENGTH}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
          }}
          {...form.register('text', { validate: (text) => text.trim() !== '' || 'Write a comment first.' })}
        />
      </Field>
      <Field label="Your name" error={errors.name?.message}>
        <Input
          size="touch"
          autoComplete="name"
          maxLength={80}
          {...form.register('name', { validate: (text) => text.trim() !== '' || 'Enter your name' })}
        />
      </Field>
      {write.isError && (
        <p role="alert" className="text-sm font-medium text-bad">
          {errorMessage(write.error, "Couldn't post your comment. It's still here, so you can try again.")}
        </p>
      )}
      <Button type="submit" variant="secondary" size="touch" className="justify-self-start" busy={write.isPending}>
        {parentId === undefined ? 'Comment' : 'Reply'}
      </Button>
    </form>
  )
}
