import { randomBytes } from 'node:crypto'
import { findPeopleHere } from '#features/access/server/people-store.ts'
import { hashToken } from '#features/auth/server/sessions.ts'
import { holdBrand } from '#features/brands/server/store.ts'
import { findOutlinesIn } from '#features/outlines/server/store.ts'
import type { AppContext } from '#server/app-context.ts'
import { newId } from '#server/db/new-id.ts'
import { type WorkspaceTx, readWorkspace, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import { DAY_MS } from '#shared/calendar-dates.ts'
import { AppError } from '#shared/errors.ts'
import { type LinkDays, MOST_LIVE_LINKS, type ReviewLink } from '../contract.ts'
import { findDecisionsByLink } from './decision-store.ts'
import {
  type LinkRow,
  countLiveLinks,
  findLinkForChange,
  findLinkedOutlines,
  findLinksOf,
  insertLink,
  putLinkedOutlines,
  updateLink,
} from './link-store.ts'

export interface LinkFields {
  name: string
  message: string
  outlineIds: string[]
  expiresInDays: LinkDays
  mayApprove: boolean
  mayComment: boolean
}
type SomeFields = { [Name in keyof LinkFields]?: LinkFields[Name] | undefined }

export interface NewAddress {
  link: ReviewLink
  url: string
}

export async function listLinks(app: AppContext, { workspaceId }: Scope, brandId: string): Promise<ReviewLink[]> {
  return readWorkspace(app.db, workspaceId, async (tx) => present(tx, await findLinksOf(tx, brandId), app.clock.now()))
}

/** Only this response contains the address, because we store a hash of its key. */
export async function createLink(
  app: AppContext,
  { workspaceId, userId }: Scope,
  brandId: string,
  { outlineIds, expiresInDays, ...fields }: LinkFields,
): Promise<NewAddress> {
  const now = app.clock.now()
  const token = newToken()
  const row: LinkRow = {
    ...fields,
    workspaceId,
    id: newId(),
    brandId,
    tokenHash: hashToken(token),
    expiresAt: endAfter(now, expiresInDays),
    createdByUserId: userId,
    createdAt: now,
    revokedAt: null,
    lastOpenedAt: null,
  }
  const link = await withWorkspace(app.db, workspaceId, async (tx) => {
    await makeRoom(tx, { brandId }, now)
    await insertLink(tx, row)
    await putOutlines(tx, row, outlineIds, now)
    return presentOne(tx, row, now)
  })
  return { link, url: addressOf(app, token) }
}

export async function changeLink(
  app: AppContext,
  { workspaceId }: Scope,
  id: string,
  { outlineIds, expiresInDays, ...fields }: SomeFields,
): Promise<ReviewLink> {
  const now = app.clock.now()
  return withWorkspace(app.db, workspaceId, async (tx) => {
    const before = await openForChange(tx, id)
    // A link that expired works again, so it counts again.
    if (expiresInDays !== undefined) await makeRoom(tx, { brandId: before.brandId, exceptId: id }, now)
    const changes = {
      ...definedOf(fields),
      ...(expiresInDays !== undefined && { expiresAt: endAfter(now, expiresInDays) }),
    }
    await updateLink(tx, id, changes)
    if (outlineIds !== undefined) await putOutlines(tx, before, outlineIds, now)
    return presentOne(tx, { ...before, ...changes }, now)
  })
}

export async function replaceLink(app: AppContext, { workspaceId }: Scope, id: string): Promise<NewAddress> {
  const now = app.clock.now()
  const token = newToken()
  const link = await withWorkspace(app.db, workspaceId, async (tx) => {
    const before = await openForChange(tx, id)
    const changes = { tokenHash: hashToken(token), lastOpenedAt: null }
    await updateLink(tx, id, changes)
    return presentOne(tx, { ...before, ...changes }, now)
  })
  return { link, url: addressOf(app, token) }
}

export async function endLink(app: AppContext, { workspaceId }: Scope, id: string): Promise<void> {
  await withWorkspace(app.db, workspaceId, async (tx) => {
    const link = await findLinkForChange(tx, id)
    if (link?.revokedAt === null) await updateLink(tx, id, { revokedAt: app.clock.now() })
  })
}

async function openForChange(tx: WorkspaceTx, id: string): Promise<LinkRow> {
  const link = await findLinkForChange(tx, id)
  if (link === null) throw new AppError('NOT_FOUND')
  if (link.revokedAt !== null) {
    throw new AppError('CONFLICT', { message: 'This link was turned off. Create a new one.' })
  }
  return link
}

/** Holds the brand, so that concurrent requests can't exceed the limit together. */
async function makeRoom(tx: WorkspaceTx, link: { brandId: string; exceptId?: string }, now: Date): Promise<void> {
  if ((await holdBrand(tx, link.brandId)) === null) throw new AppError('NOT_FOUND')
  if ((await countLiveLinks(tx, link, now)) < MOST_LIVE_LINKS) return
  throw new AppError('CONFLICT', {
    message: `A brand can have up to ${MOST_LIVE_LINKS} review links. Turn off some of them to create another one.`,
  })
}

async function putOutlines(tx: WorkspaceTx, { id, brandId }: LinkRow, given: string[], now: Date): Promise<void> {
  const outlineIds = [...new Set(given)]
  const found = await findOutlinesIn(tx, outlineIds)
  if (found.length < outlineIds.length || found.some(({ outline }) => outline.brandId !== brandId)) {
    throw new AppError('INVALID_INPUT', {
      message: 'Choose emails of this brand that are not in the trash.',
      details: { field: 'outlineIds' },
    })
  }
  await putLinkedOutlines(tx, id, outlineIds, now)
}

const newToken = () => randomBytes(32).toString('base64url')
const addressOf = (app: AppContext, token: string) => `${app.env.appUrl}/review/${token}`
const endAfter = (now: Date, days: LinkDays) => new Date(now.getTime() + days * DAY_MS)

function definedOf<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never
}

const presentOne = async (tx: WorkspaceTx, row: LinkRow, now: Date) => (await present(tx, [row], now))[0]!

async function present(tx: WorkspaceTx, rows: LinkRow[], now: Date): Promise<ReviewLink[]> {
  const ids = rows.map(({ id }) => id)
  const people = await findPeopleHere(
    tx,
    rows.map(({ createdByUserId }) => createdByUserId),
  )
  const outlines = Map.groupBy(await findLinkedOutlines(tx, ids), ({ row }) => row.linkId)
  const decided = new Map(
    (await findDecisionsByLink(tx, ids)).map((each) => [`${each.linkId} ${each.outlineId}`, each.contentRevision]),
  )
  return rows.map((row) => {
    const shown = outlines.get(row.id) ?? []
    const { id, brandId, name, message, mayApprove, mayComment } = row
    return {
      id,
      brandId,
      name,
      message,
      mayApprove,
      mayComment,
      state: row.revokedAt !== null ? 'off' : row.expiresAt <= now ? 'expired' : 'live',
      createdAt: row.createdAt.toISOString(),
      createdByName: people.nameOf(row.createdByUserId),
      expiresAt: row.expiresAt.toISOString(),
      lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
      outlines: shown.map(({ row: { outlineId }, title }) => ({ id: outlineId, title })),
      reviewed: shown.filter(
        ({ row: { outlineId }, contentRevision }) => decided.get(`${id} ${outlineId}`) === contentRevision,
      ).length,
    }
  })
}
