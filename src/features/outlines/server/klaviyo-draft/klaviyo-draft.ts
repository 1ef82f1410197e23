import { findPeopleHere } from '#features/access/server/people-store.ts'
import { getBrand } from '#features/brands/server/service.ts'
import type { BrandRow } from '#features/brands/server/store.ts'
import { hasDraft, makeDraft } from '#features/history/server/klaviyo-drafts.ts'
import type { AppContext } from '#server/app-context.ts'
import { newId } from '#server/db/new-id.ts'
import { type WorkspaceTx, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import { withZoneOffset } from '#shared/calendar-dates.ts'
import { AppError } from '#shared/errors.ts'
import { contentOf } from '../../content-fields.ts'
import { campaignName, suggestedPreviewText } from '../../klaviyo-campaign.ts'
import type { DraftChoice, KlaviyoDraftState } from '../../klaviyo-draft-contract.ts'
import { outlineAsEmail } from '../../outline-as-email.ts'
import { type OutlineRow, contentNow, findOutline, findOutlineForChange } from '../store.ts'
import { type DraftRow, findDraft, putDraft, updateClaimedDraft } from './draft-store.ts'
import { inert, inertText } from './inert-texts.ts'

/** After this time, a try has ended with its process. */
const CLAIM_MS = 3 * 60_000
const UNSUBSCRIBE_TAG = '{% unsubscribe %}'

type Wish = DraftChoice & { again?: boolean | undefined }

/** A made draft, without the rest of its row. */
const presentMade = ({ campaignId, isSample, madeAt, begunAt }: DraftRow) => ({
  campaignId: campaignId ?? '',
  url: isSample ? null : `https://www.klaviyo.com/campaign/${encodeURIComponent(campaignId ?? '')}/wizard`,
  madeAt: (madeAt ?? begunAt).toISOString(),
})

export async function readKlaviyoDraft(app: AppContext, scope: Scope, outlineId: string): Promise<KlaviyoDraftState> {
  return withWorkspace(app.db, scope.workspaceId, async (tx) => {
    const outline = await shownOutline(tx, outlineId)
    const row = await findDraft(tx, outlineId)
    if (row === null) return { draft: null, unfinished: null }
    if (row.state !== 'made') return { draft: null, unfinished: row.campaignId === null ? null : row.choice }
    const people = await findPeopleHere(tx, [row.madeByUserId])
    const isChanged = row.contentRevision !== outline.contentRevision
    return {
      draft: { ...presentMade(row), madeByName: people.nameOf(row.madeByUserId), isChanged },
      unfinished: null,
    }
  })
}

async function shownOutline(tx: WorkspaceTx, id: string): Promise<OutlineRow> {
  const found = await findOutline(tx, id)
  if (found === null) throw new AppError('NOT_FOUND')
  return found.outline
}

export async function createKlaviyoDraft(app: AppContext, scope: Scope, outlineId: string, wish: Wish) {
  const seen = await withWorkspace(app.db, scope.workspaceId, async (tx) => {
    const outline = await shownOutline(tx, outlineId)
    return { outline, brand: await getBrand(tx, outline.brandId), draft: await findDraft(tx, outlineId) }
  })
  const { brandId } = seen.outline
  const kept = seen.draft?.state === 'made' && wish.again !== true ? seen.draft : null
  if (kept !== null && (kept.isSample || (await hasDraft(app, scope, brandId, kept.campaignId ?? '')))) {
    throw draftExists(kept)
  }
  const { row, outline, isRepeated } = await claimDraft(app, scope, { outlineId, wish, seen: seen.draft })
  const claimId = row.claimId!
  const save = async (change: Partial<DraftRow>) => {
    const isOurs = await withWorkspace(app.db, scope.workspaceId, (tx) =>
      updateClaimedDraft(tx, outlineId, claimId, change),
    )
    if (!isOurs) throw inProgress()
  }
  try {
    const { campaignId, templateId, state, begunAt, choice } = row
    const made = await makeDraft(app, scope, brandId, {
      run: { campaignId, templateId, state, begunAt, label: `Mailmonth ${row.runId}`, isRepeated },
      content: contentFor(outline, seen.brand, choice, app.clock.now()),
      save,
    })
    const { contentRevision } = outline
    const done = { isSample: made.isSample, madeAt: app.clock.now(), contentRevision, claimId: null, claimedAt: null }
    await save(done)
    return { draft: presentMade({ ...row, ...done, campaignId: made.campaignId }) }
  } catch (error) {
    // The next try needn't wait.
    await save({ claimId: null, claimedAt: null }).catch(() => undefined)
    throw error
  }
}

const draftExists = (row: DraftRow) => new AppError('DRAFT_EXISTS', { details: { url: presentMade(row).url } })
const inProgress = () =>
  new AppError('CONFLICT', {
    message: 'Someone is creating this draft right now. Wait a few minutes and try again.',
  })

interface Claimed {
  row: DraftRow
  outline: OutlineRow
  isRepeated: boolean
}

/** The lock of the outline lets one member at a time begin or continue. */
async function claimDraft(
  app: AppContext,
  scope: Scope,
  { outlineId, wish, seen }: { outlineId: string; wish: Wish; seen: DraftRow | null },
): Promise<Claimed> {
  const { workspaceId, userId } = scope
  const now = app.clock.now()
  return withWorkspace(app.db, workspaceId, async (tx) => {
    const outline = await findOutlineForChange(tx, outlineId)
    if (outline === null) throw new AppError('NOT_FOUND')
    if (outline.workflowStatus !== 'approved') {
      throw new AppError('CONFLICT', { message: 'Approve this outline first.' })
    }
    const draft = await findDraft(tx, outlineId)
    const claimedAt = draft?.claimedAt?.getTime() ?? Number.NEGATIVE_INFINITY
    if (now.getTime() - claimedAt < CLAIM_MS) throw inProgress()
    // Someone else made it while we asked Klaviyo, or finished what we had seen begun.
    const isNew = seen?.state !== 'made' || draft?.runId !== seen.runId
    if (draft?.state === 'made' && isNew) throw draftExists(draft)
    const open = draft !== null && draft.state !== 'made' ? draft : null
    const hasCampaign = open !== null && open.campaignId !== null
    if (!hasCampaign && !outline.content.subjectLines.includes(wish.subjectLine)) {
      throw new AppError('INVALID_INPUT', {
        message: "Choose one of the outline's subject lines.",
        details: { field: 'subjectLine' },
      })
    }
    const { again: _again, ...choice } = wish
    const claim = { claimId: newId(), claimedAt: now, madeByUserId: userId }
    const row: DraftRow =
      open === null
        ? { ...newDraft({ workspaceId, outlineId, now }), ...claim, choice }
        : { ...open, ...claim, choice: hasCampaign ? open.choice : choice }
    await putDraft(tx, row)
    return { row, outline, isRepeated: open !== null }
  })
}

const newDraft = ({ workspaceId, outlineId, now }: { workspaceId: string; outlineId: string; now: Date }) => ({
  workspaceId,
  outlineId,
  runId: newId(),
  state: 'begun' as const,
  campaignId: null,
  templateId: null,
  isSample: false,
  contentRevision: 0,
  begunAt: now,
  madeAt: null,
})

function contentFor(row: OutlineRow, brand: BrandRow, choice: DraftChoice, now: Date) {
  const { ideaTitle, type, planYear: year, planMonth: month } = row
  const scheduledSendAt = row.scheduledSendAt === null ? null : withZoneOffset(row.scheduledSendAt, brand.timezone)
  const outline = inert({ ...contentOf(contentNow(row)), ideaTitle, type })
  const sender = { name: inertText(brand.name), language: brand.language, website: brand.website }
  const { html, text } = outlineAsEmail(outline, sender, { unsubscribeTag: UNSUBSCRIBE_TAG, withoutPreviewText: true })
  const isAhead = scheduledSendAt !== null && Date.parse(scheduledSendAt) > now.getTime()
  return {
    template: { html, text },
    campaign: {
      name: campaignName({ title: row.title, ideaTitle, planMonth: { year, month }, scheduledSendAt }),
      included: choice.audienceIds,
      excluded: choice.excludedIds,
      sendAt: choice.withTime && isAhead ? scheduledSendAt : null,
      subject: inertText(choice.subjectLine),
      previewText: inertText(choice.previewText ?? suggestedPreviewText(outline)),
    },
  }
}
