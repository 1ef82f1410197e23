import { DAY_MS } from '#shared/calendar-dates.ts'
import { AppError } from '#shared/errors.ts'
import type { CampaignIds, DraftClient, NewCampaign, NewTemplate } from './draft-client.ts'
import { KlaviyoRejected } from './klaviyo-requests.ts'

/** What is stored of a draft while it is made. */
interface DraftProgress {
  /** Begun: the campaign or its content may be missing. Filled: only its template is left over. */
  state: 'begun' | 'filled' | 'made'
  campaignId: string | null
  templateId: string | null
}

export interface DraftRun extends DraftProgress {
  /** The same for every try of a draft. */
  label: string
  begunAt: Date
  /** A try before this one may have made a campaign whose id we never got. */
  isRepeated: boolean
}

export interface DraftContent {
  template: Omit<NewTemplate, 'name'>
  campaign: Omit<NewCampaign, 'label'>
}

export type SaveProgress = (progress: Partial<DraftProgress>) => Promise<void>

/**
 * Continues where an earlier try stopped. After a stop at any point, the next try ends with exactly one campaign that has
 * its content.
 */
export async function fillDraft(
  client: DraftClient,
  run: DraftRun,
  content: DraftContent,
  save: SaveProgress,
): Promise<string> {
  let { templateId, state } = run
  const takeTemplate = async () => {
    templateId = await client.makeTemplate({ ...content.template, name: run.label })
    await save({ templateId })
    return templateId
  }
  const known = await knownCampaign(client, run)
  if (known === null && run.campaignId !== null) {
    state = 'begun'
    await save({ state, campaignId: null })
  }
  if (known !== null && run.campaignId === null) await save({ campaignId: known.campaignId })
  let place = known
  if (place === null) {
    if (templateId === null) await takeTemplate()
    place = await madeOnce(client, run, content)
    await save({ campaignId: place.campaignId })
  }
  if (state === 'begun') {
    const { messageId } = place
    const isAssigned = await client.assignTemplate(messageId, templateId ?? (await takeTemplate()))
    if (!isAssigned && !(await client.assignTemplate(messageId, await takeTemplate()))) {
      throw new AppError('KLAVIYO_FAILED')
    }
    await save({ state: 'filled' })
  }
  // The message has its own copy. A template that stays harms only the limit of the account.
  if (templateId !== null) await client.deleteTemplate(templateId).catch(ignoreKlaviyo)
  await save({ state: 'made', templateId: null })
  return place.campaignId
}

async function knownCampaign(client: DraftClient, run: DraftRun): Promise<CampaignIds | null> {
  const { campaignId, label, begunAt } = run
  if (campaignId !== null) {
    const messageId = await client.messageOf(campaignId)
    return messageId === null ? null : { campaignId, messageId }
  }
  return run.isRepeated ? client.findCampaign(label, aDayBefore(begunAt)) : null
}

/** The clocks of Klaviyo and of this machine may differ. */
const aDayBefore = (time: Date) => new Date(time.getTime() - DAY_MS)

async function madeOnce(client: DraftClient, run: DraftRun, { campaign }: DraftContent): Promise<CampaignIds> {
  const wanted = [...campaign.included, ...campaign.excluded]
  try {
    return await client.makeCampaign({ ...campaign, label: run.label })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'KLAVIYO_FAILED') throw error
    if (error instanceof KlaviyoRejected && error.answered < 500) {
      const ids = new Set((await client.audiences()).map(({ id }) => id))
      throw wanted.every((id) => ids.has(id)) ? error : new AppError('KLAVIYO_AUDIENCE_GONE')
    }
    // The answer was lost, so Klaviyo may have made the campaign.
    const found = await client.findCampaign(run.label, aDayBefore(run.begunAt))
    if (found === null) throw error
    return found
  }
}

function ignoreKlaviyo(error: unknown): void {
  if (!(error instanceof AppError)) throw error
}
