import { getBrand } from '#features/brands/server/service.ts'
import type { AppContext } from '#server/app-context.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import { AppError } from '#shared/errors.ts'
import { type Audience, type DraftClient, draftClient } from './klaviyo/draft-client.ts'
import { type DraftContent, type DraftRun, type SaveProgress, fillDraft } from './klaviyo/fill-draft.ts'
import { isSample, keyOf } from './klaviyo/klaviyo-key.ts'
import { findConnection } from './klaviyo/sync-store.ts'
import { sampleDrafts } from './provided.ts'

// Someone waits for the answer, so a draft fails sooner than a sync.
const TIMEOUT_MS = 15_000
const LONGEST_WAIT_SECONDS = 5

interface Account {
  client: DraftClient
  isSample: boolean
  /** Changes with the key. */
  sealedKey: string
}

async function accountOf(app: AppContext, { workspaceId }: Scope, brandId: string): Promise<Account> {
  const { brand, connection } = await withWorkspace(app.db, workspaceId, async (tx) => ({
    brand: await getBrand(tx, brandId),
    connection: await findConnection(tx, brandId),
  }))
  const apiKey = keyOf(app, workspaceId, connection)
  if (apiKey === null || connection === null) {
    throw new AppError('KLAVIYO_KEY_REQUIRED', {
      message: "Klaviyo isn't connected to this brand. Connect it in Settings, under Integrations.",
    })
  }
  const { sealedKey } = connection
  if (!isSample(apiKey)) {
    const settings = { timeoutMs: TIMEOUT_MS, longestWaitSeconds: LONGEST_WAIT_SECONDS }
    const client = draftClient({ base: app.env.KLAVIYO_API_BASE, apiKey, ...settings })
    return { client, isSample: false, sealedKey }
  }
  if (app.env.NODE_ENV === 'production') throw new AppError('KLAVIYO_KEY_INVALID')
  return { client: await app.registered.get(sampleDrafts)(app.clock.now(), brand), isSample: true, sealedKey }
}

const REMEMBERED_MS = 10 * 60_000
const MOST_REMEMBERED = 200
const remembered = new Map<string, { audiences: Audience[]; until: number }>()

export async function readAudiences(app: AppContext, scope: Scope, brandId: string): Promise<Audience[]> {
  return inWords(async () => audiencesOf(app, scope, brandId, await accountOf(app, scope, brandId)))
}

async function audiencesOf(
  app: AppContext,
  { workspaceId }: Scope,
  brandId: string,
  { client, sealedKey }: Account,
): Promise<Audience[]> {
  const now = app.clock.now().getTime()
  const key = `${workspaceId} ${brandId} ${sealedKey}`
  const kept = remembered.get(key)
  if (kept !== undefined && kept.until > now && kept.until <= now + REMEMBERED_MS) return kept.audiences
  const audiences = await client.audiences()
  remembered.delete(key)
  if (remembered.size >= MOST_REMEMBERED) remembered.delete(remembered.keys().next().value!)
  remembered.set(key, { audiences, until: now + REMEMBERED_MS })
  return audiences
}

/** False if the draft was deleted in Klaviyo. */
export async function hasDraft(app: AppContext, scope: Scope, brandId: string, campaignId: string): Promise<boolean> {
  return inWords(async () => (await (await accountOf(app, scope, brandId)).client.messageOf(campaignId)) !== null)
}

/** Makes a campaign in Klaviyo that no one has scheduled. It never sends anything. */
export async function makeDraft(
  app: AppContext,
  scope: Scope,
  brandId: string,
  { run, content, save }: { run: DraftRun; content: DraftContent; save: SaveProgress },
): Promise<{ campaignId: string; isSample: boolean }> {
  let hasCampaign = run.campaignId !== null
  return inWords(
    async () => {
      const account = await accountOf(app, scope, brandId)
      const known = new Set((await audiencesOf(app, scope, brandId, account)).map(({ id }) => id))
      const { included, excluded } = content.campaign
      if (!hasCampaign && ![...included, ...excluded].every((id) => known.has(id))) {
        throw new AppError('KLAVIYO_AUDIENCE_GONE')
      }
      const campaignId = await fillDraft(account.client, run, content, async (progress) => {
        if (progress.campaignId !== undefined) hasCampaign = progress.campaignId !== null
        await save(progress)
      })
      return { campaignId, isSample: account.isSample }
    },
    () => hasCampaign,
  )
}

/** Klaviyo's own words stay hidden. */
async function inWords<Answer>(work: () => Promise<Answer>, isHalfDone = () => false): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError) || !error.code.startsWith('KLAVIYO_')) throw error
    if (error.code === 'KLAVIYO_KEY_REQUIRED') throw error
    if (isHalfDone()) throw new AppError('KLAVIYO_DRAFT_UNFINISHED')
    if (error.code === 'KLAVIYO_SCOPES_MISSING') {
      throw new AppError('KLAVIYO_SCOPES_MISSING', {
        message:
          "This key can't create drafts. Create a key with these scopes: campaigns:write, templates:write, lists:read and segments:read.",
      })
    }
    if (error.code === 'KLAVIYO_KEY_INVALID') {
      throw new AppError('KLAVIYO_KEY_INVALID', {
        message: 'Klaviyo no longer accepts the key of this brand. Enter another one in Settings, under Integrations.',
      })
    }
    if (error.code === 'KLAVIYO_FAILED') {
      throw new AppError('KLAVIYO_FAILED', { message: "We couldn't reach Klaviyo. Please try again in a minute." })
    }
    throw error
  }
}
