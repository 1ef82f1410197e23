import { useId } from 'react'
import { z } from 'zod'
import { monthTitle } from '#shared/calendar-dates.ts'
import { useSignedIn } from '#features/auth/web/queries.ts'
import { ApiError, errorMessage } from '#web/api-client.ts'
import { PLEASE_WAIT } from '#web/kit/button-reasons.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { Textarea } from '#web/kit/textarea.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { useTypedDraft } from '#web/use-typed-draft.ts'
import { useChange } from '#web/use-change.ts'
import { ideaEndpoints } from '../../contract.ts'
import type { BrandMonth } from '../queries.ts'

const typedIdea = z.object({ title: z.string(), description: z.string() })
type TypedIdea = z.infer<typeof typedIdea>
const EMPTY_IDEA: TypedIdea = { title: '', description: '' }

export interface ManualIdeaDialogProps {
  place: BrandMonth
  brandName: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Undefined while no one can ask for an outline. */
  onWriteOutline: ((idea: { id: string; title: string }) => void) | undefined
}

/** Unsaved text survives closing the dialog, a reload and the end of the session. */
export function ManualIdeaDialog({ place, brandName, open, onOpenChange, onWriteOutline }: ManualIdeaDialogProps) {
  const formId = useId()
  const [draft, keep] = useTypedDraft(useSignedIn().id, 'manual-idea', (kept) => typedIdea.parse(kept))
  const typed = draft ?? EMPTY_IDEA
  const type = (next: TypedIdea) => keep(next.title === '' && next.description === '' ? null : next)
  const { brandId, year, month } = place
  const { mutate, isPending, variables, error, reset } = useChange(ideaEndpoints.addManual, {
    input: (_andWrite: boolean) => ({ params: { id: brandId }, body: { ...typed, year, month } }),
    onDone: ({ idea }, andWrite) => {
      type(EMPTY_IDEA)
      onOpenChange(false)
      if (andWrite) onWriteOutline?.(idea)
      else toast({ title: 'Idea created', description: idea.title })
    },
    failed: (refusal) =>
      fieldOf(refusal) === undefined
        ? { title: 'Generation Failed', fallback: "We couldn't create the idea. Please try again." }
        : undefined,
  })
  const blank = typed.title.trim() === ''
  const reason = blank ? 'Enter a topic first.' : isPending ? PLEASE_WAIT : undefined
  const change = (part: Partial<TypedIdea>) => {
    type({ ...typed, ...part })
    if (error !== null) reset()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!isPending) onOpenChange(next)
      }}
      title="Create Manual Idea"
      description={`For ${brandName}, ${monthTitle(place)}. Manual ideas don't count toward your plan.`}
      footer={
        <>
          {onWriteOutline !== undefined && (
            <Button
              variant="secondary"
              size="touch"
              reason={reason}
              busy={isPending && variables}
              onClick={() => mutate(true)}
            >
              Create & generate outline
            </Button>
          )}
          <Button type="submit" form={formId} size="touch" reason={reason} busy={isPending && !variables}>
            Create
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4 pb-1"
        onSubmit={(event) => {
          event.preventDefault()
          if (!blank && !isPending) mutate(false)
        }}
      >
        <Field label="Topic" required error={messageFor(error, 'title')}>
          <Input
            maxLength={200}
            dir="auto"
            size="touch"
            placeholder="What the email is about"
            value={typed.title}
            onChange={(event) => change({ title: event.target.value })}
          />
        </Field>
        <Field
          label="Description"
          optional
          hint="Add the offer, products or angle for the outline."
          error={messageFor(error, 'description')}
        >
          <Textarea
            rows={4}
            maxLength={5000}
            dir="auto"
            value={typed.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        </Field>
      </form>
    </Dialog>
  )
}

function fieldOf(error: unknown): string | undefined {
  return error instanceof ApiError && (error.field === 'title' || error.field === 'description')
    ? error.field
    : undefined
}

function messageFor(error: unknown, field: string): string | undefined {
  return fieldOf(error) === field ? errorMessage(error, 'Please check what you entered.') : undefined
}
