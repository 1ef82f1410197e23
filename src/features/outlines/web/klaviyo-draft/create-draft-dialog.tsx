import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { formatSendClock } from '#shared/calendar-dates.ts'
import { ApiError, errorMessage } from '#web/api-client.ts'
import { PLEASE_WAIT } from '#web/kit/button-reasons.ts'
import { Button } from '#web/kit/button.tsx'
import { Checkbox } from '#web/kit/checkbox.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Field } from '#web/kit/field.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { Textarea } from '#web/kit/textarea.tsx'
import { Touchable } from '#web/kit/touchable.tsx'
import { QueryFailed } from '#web/query-failed.tsx'
import type { Outline } from '../../contract.ts'
import { PREVIEW_TEXT_LENGTH, campaignName, suggestedPreviewText } from '../../klaviyo-campaign.ts'
import { letterCount } from '../library/outline-wording.ts'
import { AudienceChoice } from './audience-choice.tsx'
import { audiencesOptions } from './draft-query.ts'
import { sendLine } from './send-line.ts'
import { CREATE_FAILED, useCreateDraft } from './use-create-draft.ts'

interface CreateDraftDialogProps {
  outline: Outline
  brand: Brand
  accountName: string
  again: boolean
  onClose: () => void
}

export function CreateDraftDialog({ outline, brand, accountName, again, onClose }: CreateDraftDialogProps) {
  const audiences = useQuery(audiencesOptions(brand.id))
  const lines = outline.subjectLines.filter((line) => line.trim() !== '')
  const [subjectLine, setSubjectLine] = useState(lines[0] ?? '')
  const [previewText, setPreviewText] = useState(() => suggestedPreviewText(outline))
  const [audienceIds, setAudienceIds] = useState<string[]>([])
  const [excludedIds, setExcludedIds] = useState<string[]>([])
  const [withTime, setWithTime] = useState(true)
  const { mutate, isPending, error } = useCreateDraft(outline.id, onClose)
  const exists = error instanceof ApiError && error.body.code === 'DRAFT_EXISTS'
  const create = (isAgain: boolean) =>
    mutate({ audienceIds, excludedIds, subjectLine, previewText, withTime, ...(isAgain && { again: true }) })
  const missing =
    lines.length === 0
      ? 'This outline has no subject line.'
      : audienceIds.length === 0
        ? 'Choose an audience first.'
        : undefined
  const time = sendLine(outline, brand, (at) => formatSendClock(at, brand.country))
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !isPending) onClose()
      }}
      title="Create Klaviyo draft"
      description="The draft is a wireframe with your texts. Nothing is sent."
      footer={
        <>
          <Button variant="secondary" size="touch" reason={isPending ? PLEASE_WAIT : undefined} onClick={onClose}>
            Cancel
          </Button>
          <Button size="touch" busy={isPending} reason={missing} onClick={() => create(again || exists)}>
            {exists ? 'Create another draft' : 'Create draft'}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {error !== null && (
          <p role="alert" className="rounded-lg bg-bad-soft px-3 py-2.5 text-sm wrap-anywhere">
            {errorMessage(error, CREATE_FAILED)}
            {exists && <ExistingDraft url={error.body['url']} />}
          </p>
        )}
        <dl className="grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
          <dt className="text-fg-3">Account</dt>
          <dd className="wrap-anywhere">{accountName}</dd>
          <dt className="text-fg-3">Campaign</dt>
          <dd dir="auto" className="wrap-anywhere">
            {campaignName(outline)}
          </dd>
        </dl>
        <SubjectChoice lines={lines} language={brand.language} chosen={subjectLine} onChoose={setSubjectLine} />
        <Field label="Preview text" hint={previewHint(previewText)}>
          <Textarea
            rows={2}
            maxLength={300}
            lang={brand.language}
            value={previewText}
            onChange={(event) => setPreviewText(event.target.value)}
          />
        </Field>
        {audiences.data !== undefined ? (
          <>
            <div className="grid gap-2">
              {outline.segment.trim() !== '' && (
                <p className="text-sm text-fg-2">
                  The brief says: <span lang={brand.language}>{outline.segment}</span>
                </p>
              )}
              {audiences.data.audiences.length === 0 ? (
                <p className="text-sm text-fg-2">This Klaviyo account has no lists and no segments yet.</p>
              ) : (
                <AudienceChoice
                  legend="Audiences"
                  audiences={audiences.data.audiences}
                  chosen={audienceIds}
                  onChange={setAudienceIds}
                />
              )}
            </div>
            {audiences.data.audiences.length > 1 && (
              <AudienceChoice
                legend="Excluded audiences"
                audiences={audiences.data.audiences.filter(({ id }) => !audienceIds.includes(id))}
                chosen={excludedIds}
                onChange={setExcludedIds}
              />
            )}
          </>
        ) : audiences.isError ? (
          <QueryFailed query={audiences} what="The audiences" />
        ) : (
          <LoadingRegion label="Loading the audiences">
            <Skeleton className="h-24 w-full" />
          </LoadingRegion>
        )}
        <div className="grid gap-2 text-sm text-fg-2">
          <p>{time.text}</p>
          {time.isAhead && (
            <div className="flex items-center gap-2.5">
              <Checkbox
                id="klaviyo-with-time"
                checked={withTime}
                onCheckedChange={(checked) => setWithTime(checked === true)}
              />
              <label htmlFor="klaviyo-with-time">Give the draft this date</label>
            </div>
          )}
        </div>
      </div>
    </Dialog>
  )
}

function ExistingDraft({ url }: { url: unknown }) {
  if (typeof url !== 'string') return null
  return (
    <>
      {' '}
      <a href={url} target="_blank" rel="noopener noreferrer" className="text-teal underline">
        Open in Klaviyo
      </a>
    </>
  )
}

function previewHint(text: string): string {
  const count = letterCount(text.trim())
  const { least, most } = PREVIEW_TEXT_LENGTH
  if (count < least) return `${count} characters. Inboxes have room for ${least} to ${most}.`
  if (count > most) return `${count} characters. Most inboxes cut it after ${most}.`
  return `${count} characters`
}

function SubjectChoice(props: {
  lines: readonly string[]
  language: string
  chosen: string
  onChoose: (line: string) => void
}) {
  const name = useId()
  if (props.lines.length === 0) return null
  return (
    <fieldset className="grid min-w-0 gap-1">
      <legend className="mb-1 text-sm font-medium">Subject line</legend>
      {props.lines.map((line, index) => (
        <Touchable key={index}>
          <label className="flex items-center gap-2.5 py-1 text-sm">
            <input
              type="radio"
              name={name}
              checked={line === props.chosen}
              onChange={() => props.onChoose(line)}
              className="size-4 shrink-0 accent-(--teal)"
            />
            <span dir="auto" lang={props.language} className="min-w-0 wrap-anywhere">
              {line}
            </span>
          </label>
        </Touchable>
      ))}
    </fieldset>
  )
}
