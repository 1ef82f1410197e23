import { Eye } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { z } from 'zod'
import { useSignedIn } from '#features/auth/web/queries.ts'
import { ApiError, errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { ChoiceBar } from '#web/kit/choice-bar.tsx'
import { useChange } from '#web/use-change.ts'
import { useTypedDraft } from '#web/use-typed-draft.ts'
import {
  COMMENT_LENGTH,
  type Comment,
  type TargetChoice,
  type Thread,
  VISIBILITIES,
  type Visibility,
  commentEndpoints,
} from '../contract.ts'
import { MentionField } from './mention-field.tsx'
import { encodeMentions, mentionables } from './mention-text.ts'
import { membersOptions } from './queries.ts'

const draftSchema = z.object({ text: z.string(), visibility: z.enum(VISIBILITIES) })
const EMPTY = { text: '', visibility: 'team' as Visibility }

const NOT_POSTED = "Couldn't post your comment. It's still here, so you can try again."
/** Errors that say what to do. After any other, trying again is the right thing. */
const EXPLAINED = [400, 403, 404, 409, 429]

export interface ComposerProps {
  outlineId: string
  workspaceId: string
  /** Undefined for a new thread. */
  thread?: Thread
  target?: TargetChoice
  mayAskClients: boolean
  hasAskedClients: boolean
  takesFocus?: boolean
  onPosted?: (comment: Comment) => void
  onCancel?: () => void
}

const VISIBILITY_LABELS = [
  { value: 'team' as const, label: 'Team' },
  {
    value: 'client' as const,
    label: (
      <>
        <Eye aria-hidden className="size-3.5" />
        Team and client
      </>
    ),
  },
]

export function Composer(props: ComposerProps) {
  const { outlineId, workspaceId, thread, target, onCancel } = props
  const noteId = useId()
  const [kept, keep] = useTypedDraft(useSignedIn().id, draftName(props), (found) => draftSchema.parse(found))
  const draft = kept ?? EMPTY
  const visibility = thread?.comments[0]?.visibility ?? (props.mayAskClients ? draft.visibility : 'team')
  const people = mentionables(useQuery(membersOptions(workspaceId)).data?.users ?? [])
  const [problem, setProblem] = useState<string>()
  const text = draft.text.trim()
  const type = (change: Partial<typeof EMPTY>) => {
    const next = { ...draft, ...change }
    setProblem(undefined)
    keep(next.text === '' && next.visibility === 'team' ? null : next)
  }
  const post = useChange(commentEndpoints.write, {
    input: (sent: string) => ({
      params: { id: outlineId },
      body: { text: sent, visibility, ...(thread === undefined ? { place: target } : { parentId: thread.id }) },
    }),
    onAnswer: () => keep(null),
    onDone: ({ comment }) => props.onPosted?.(comment),
    onError: (error) =>
      setProblem(
        error instanceof ApiError && EXPLAINED.includes(error.status) ? errorMessage(error, NOT_POSTED) : NOT_POSTED,
      ),
  })
  const send = () => {
    if (post.isPending) return
    const sent = encodeMentions(text, people)
    if (text === '') setProblem('Write a comment first.')
    else if (sent.length > COMMENT_LENGTH) setProblem(`Use at most ${COMMENT_LENGTH} characters.`)
    else post.mutate(sent)
  }
  const toClient = visibility === 'client'
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {thread === undefined && props.mayAskClients && (
        <ChoiceBar
          aria-label="Who can read this comment"
          className="mb-0 w-fit max-w-full"
          options={VISIBILITY_LABELS}
          value={visibility}
          onValueChange={(chosen) => type({ visibility: chosen })}
        />
      )}
      <MentionField
        label={thread === undefined ? 'Your comment' : 'Your reply'}
        value={draft.text}
        people={people}
        describedBy={noteId}
        invalid={problem !== undefined}
        tinted={toClient}
        takesFocus={props.takesFocus === true}
        onChange={(typed) => type({ text: typed })}
        onSend={send}
        onCancel={onCancel ?? null}
      />
      <div id={noteId} aria-live="polite" className="text-xs empty:hidden">
        {problem !== undefined ? (
          <p className="font-medium text-bad">{problem}</p>
        ) : (
          toClient &&
          !props.hasAskedClients && <p className="text-teal-ink">Clients with a review link can read this.</p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" size="touch-sm" busy={post.isPending}>
          {toClient ? 'Comment to client' : 'Comment'}
        </Button>
        {onCancel !== undefined && (
          <Button variant="ghost" size="touch-sm" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <span className="text-xs text-fg-3 pointer-coarse:hidden">Ctrl or Cmd + Enter sends, @ mentions a member</span>
      </div>
    </form>
  )
}

function draftName({ outlineId, thread, target }: ComposerProps): string {
  if (thread !== undefined) return `comment:${outlineId}:${thread.id}`
  if (target === undefined) return `comment:${outlineId}`
  return `comment:${outlineId}:${target.field === 'section' ? target.sectionId : target.field}`
}
