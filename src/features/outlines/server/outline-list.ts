import { z } from 'zod'
import { getBrand } from '#features/brands/server/service.ts'
import { type BrandRow } from '#features/brands/server/store.ts'
import type { AppContext } from '#server/app-context.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import { pageOf, readCursor } from '#server/page-cursor.ts'
import { presentOutline } from './present.ts'
import { type OutlineView, withActivity } from './service.ts'
import { type OutlineCursor, findIdsOfBrand, findOutlinesIn, findCursorsOfBrand } from './store.ts'

const PORTION = 20

export interface Stretch {
  limit?: number | undefined
  cursor?: string | undefined
}

type Portions = AsyncGenerator<OutlineView[], string | null>

async function* portionsOf(app: AppContext, scope: Scope, brandId: string, stretch: Stretch): Portions {
  const { brand, ids, next } = await stretchOf(app, scope, brandId, stretch)
  for (let start = 0; start < ids.length; start += PORTION) {
    const some = ids.slice(start, start + PORTION)
    yield await withWorkspace(app.db, scope.workspaceId, async (tx) => {
      const found = new Map((await findOutlinesIn(tx, some)).map((entry) => [entry.outline.id, entry]))
      return withActivity(
        tx,
        scope,
        brand,
        some.flatMap((id) => found.get(id) ?? []),
      )
    })
  }
  return next
}

const placeKeys = z.tuple([z.string().regex(/^\d{1,6}$/), z.string().regex(/^-?\d{1,18}$/), z.uuid()])
const keysOf = ({ month, made, id }: OutlineCursor) => [String(month), made, id]

async function stretchOf(
  app: AppContext,
  scope: Scope,
  brandId: string,
  { limit, cursor }: Stretch,
): Promise<{ brand: BrandRow; ids: string[]; next: string | null }> {
  const keys = cursor === undefined ? null : readCursor(cursor, placeKeys)
  const after = keys && { month: Number(keys[0]), made: keys[1], id: keys[2] }
  return withWorkspace(app.db, scope.workspaceId, async (tx) => {
    const brand = await getBrand(tx, brandId)
    if (limit === undefined) return { brand, ids: await findIdsOfBrand(tx, brandId, after), next: null }
    const found = await findCursorsOfBrand(tx, brandId, { after, limit: limit + 1 })
    const { rows, nextCursor } = pageOf(found, limit, keysOf)
    return { brand, ids: rows.map(({ id }) => id), next: nextCursor }
  })
}

export async function* outlinesAsJson(
  app: AppContext,
  scope: Scope,
  brandId: string,
  stretch: Stretch,
): AsyncGenerator<string> {
  let separator = ''
  yield* written('{"outlines":[', portionsOf(app, scope, brandId, stretch), stretch, (view) => {
    const text = separator + JSON.stringify(presentOutline(view))
    separator = ','
    return text
  })
}

export async function* outlinesByMonthAsJson(
  app: AppContext,
  scope: Scope,
  brandId: string,
  stretch: Stretch,
): AsyncGenerator<string> {
  let month = ''
  const opening = (planMonth: string) => {
    const end = month === '' ? '' : ']},'
    month = planMonth
    return `${end}{"planMonth":${planMonth},"outlines":[`
  }
  const all = written(
    '{"outlinesGrouped":[',
    portionsOf(app, scope, brandId, stretch),
    stretch,
    (view) => {
      const outline = presentOutline(view)
      const planMonth = JSON.stringify(outline.planMonth)
      return `${planMonth === month ? ',' : opening(planMonth)}${JSON.stringify(outline)}`
    },
    () => (month === '' ? '' : ']}'),
  )
  yield* all
}

async function* written(
  start: string,
  views: Portions,
  { limit, cursor }: Stretch,
  entry: (view: OutlineView) => string,
  lastEntryEnd: () => string = () => '',
): AsyncGenerator<string> {
  let text = start
  let portion = await views.next()
  for (; portion.done !== true; portion = await views.next()) {
    yield text + portion.value.map(entry).join('')
    text = ''
  }
  const isPage = limit !== undefined || cursor !== undefined
  yield `${text}${lastEntryEnd()}]${isPage ? `,"next":${JSON.stringify(portion.value)}` : ''}}`
}
