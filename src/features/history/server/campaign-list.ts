import { z } from 'zod'
import { getBrand } from '#features/brands/server/service.ts'
import type { AppContext } from '#server/app-context.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import { pageOf, readCursor } from '#server/page-cursor.ts'
import { AppError } from '#shared/errors.ts'
import type { ThemeReader } from '#writing/history/campaign-theme.ts'
import type { CountedAs, PastCampaign } from '../campaign-contract.ts'
import { themeReaderOf } from './counted-campaigns.ts'
import { type CampaignRow, findCampaignPage, updateCountedAs } from './store.ts'

const isTime = (text: string) =>
  /^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?$/.test(text) &&
  spelledTime(Date.parse(`${text.slice(0, 19).replace(' ', 'T')}Z`)) === text.slice(0, 19)
const spelledTime = (time: number) =>
  Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 19).replace('T', ' ')
const pageKeys = z.tuple([z.string().refine(isTime), z.uuid()])

export async function listCampaigns(
  app: AppContext,
  { workspaceId }: Scope,
  brandId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ campaigns: PastCampaign[]; nextCursor: string | null }> {
  const keys = cursor === undefined ? null : readCursor(cursor, pageKeys)
  return withWorkspace(app.db, workspaceId, async (scope) => {
    const brand = await getBrand(scope, brandId)
    const found = await findCampaignPage(scope, brandId, keys && { sentAt: keys[0], id: keys[1] }, limit + 1)
    const { rows, nextCursor } = pageOf(found, limit, ({ sentAt, id }) => [sentAt, id])
    const read = await themeReaderOf(scope, brand)
    return { campaigns: rows.map((row) => presentCampaign(row, read)), nextCursor }
  })
}

export async function countCampaignAs(
  app: AppContext,
  { workspaceId }: Scope,
  id: string,
  countedAs: CountedAs,
): Promise<PastCampaign> {
  return withWorkspace(app.db, workspaceId, async (scope) => {
    const row = await updateCountedAs(scope, id, countedAs)
    if (row === null) throw new AppError('NOT_FOUND')
    return presentCampaign(row, await themeReaderOf(scope, await getBrand(scope, row.brandId)))
  })
}

const presentCampaign = (
  { id, name, subject, segment, sentAt, deliveries, countedAs }: CampaignRow,
  read: ThemeReader,
): PastCampaign => ({
  id,
  name,
  subject,
  segment,
  sentAt,
  deliveries,
  proposedTheme: read(name, subject),
  countedAs,
})
