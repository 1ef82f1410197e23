import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Button } from '#web/kit/button.tsx'
import { errorMessage } from '#web/api-client.ts'
import { useChange } from '#web/use-change.ts'
import { type Comment, commentEndpoints } from '../contract.ts'
import { MentionField } from './mention-field.tsx'
import { decodeMentions, encodeMentions, mentionables } from './mention-text.ts'
import { membersOptions } from './queries.ts'

interface CommentEditorProps {
  comment: Comment
  workspaceId: string
  onClose: () => void
}

export function CommentEditor(props: CommentEditorProps) {
  const members = useQuery(membersOptions(props.workspaceId)).data?.users
  // Without the members, a mention would show as an id.
  if (members === undefined) return null
  return <EditForm {...props} people={mentionables(members)} />
}

function EditForm(props: CommentEditorProps & { people: ReturnType<typeof mentionables> }) {
  const { comment, people, onClose } = props
  const noteId = useId()
  const [text, setText] = useState(() => decodeMentions(comment.text, people))
  const [problem, setProblem] = useState<string>()
  const save = useChange(commentEndpoints.edit, {
    input: (sent: string) => ({ params: { id: comment.id }, body: { text: sent } }),
    onDone: onClose,
    onError: (error) =>
      setProblem(errorMessage(error, "Couldn't save your comment. It's still here, so you can try again.")),
  })
  const send = () => {
    if (text.trim() === '') setProblem('Write a comment first.')
    else if (!save.isPending) save.mutate(encodeMentions(text.trim(), people))
  }
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <MentionField
        label="Change your comment"
        value={text}
        people={people}
        describedBy={noteId}
        invalid={problem !== undefined}
        tinted={comment.visibility === 'client'}
        takesFocus
        onChange={setText}
        onSend={send}
        onCancel={onClose}
      />
      <p id={noteId} aria-live="polite" className="text-xs font-medium text-bad empty:hidden">
        {problem}
      </p>
      <div className="flex gap-2">
        <Button type="submit" size="touch-sm" busy={save.isPending}>
          Save
        </Button>
        <Button variant="ghost" size="touch-sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
