import { z } from 'zod'
import { getBrand } from '#features/brands/server/service.ts'
import { type BrandRow } from '#features/brands/server/store.ts'
import { type PersonHere, findPeople } from '#features/access/server/people-store.ts'
import type { AppContext } from '#server/app-context.ts'
import { type WorkspaceTx, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import { pageOf, readCursor } from '#server/page-cursor.ts'
import { inPortions } from './list-portions.ts'
import { presentOutline } from './present.ts'
import { type ListedView, withActivity } from './service.ts'
import { type OutlineCursor, findCursorsOfBrand, findRowsIn, findSizesOfBrand } from './store.ts'

export interface Stretch {
  limit?: number | undefined
  cursor?: string | undefined
}

type Portions = AsyncGenerator<ListedView[], string | null>

/** The first portion is read with the sizes of all, so a short list is one transaction. */
async function* portionsOf(app: AppContext, scope: Scope, brandId: string, stretch: Stretch): Portions {
  const people = new Map<string, PersonHere>()
  const { brand, portions, next, first } = await withWorkspace(app.db, scope.workspaceId, async (tx) => {
    const found = await stretchOf(tx, brandId, stretch)
    const ids = found.portions.shift()
    return { ...found, first: ids && (await readPortion(tx, scope, found.brand, ids, people)) }
  })
  if (first !== undefined) yield first
  for (const ids of portions) {
    yield await withWorkspace(app.db, scope.workspaceId, (tx) => readPortion(tx, scope, brand, ids, people))
  }
  return next
}

/** Reads the people that no earlier portion has met. */
async function readPortion(
  tx: WorkspaceTx,
  scope: Scope,
  brand: BrandRow,
  ids: string[],
  people: Map<string, PersonHere>,
): Promise<ListedView[]> {
  const rows = new Map((await findRowsIn(tx, ids)).map((row) => [row.id, row]))
  const assignees = [...rows.values()].map(({ assignedToUserId }) => assignedToUserId)
  const unknown = assignees.filter((id) => id !== null && !people.has(id))
  for (const [id, person] of await findPeople(tx, unknown)) people.set(id, person)
  const found = ids.flatMap((id) => rows.get(id) ?? [])
  const assigned = found.map((outline) => ({ outline, assignee: people.get(outline.assignedToUserId ?? '') ?? null }))
  return withActivity(tx, scope, brand, assigned)
}

const placeKeys = z.tuple([z.string().regex(/^\d{1,6}$/), z.string().regex(/^-?\d{1,18}$/), z.uuid()])
const keysOf = ({ month, made, id }: OutlineCursor) => [String(month), made, id]

async function stretchOf(
  tx: WorkspaceTx,
  brandId: string,
  { limit, cursor }: Stretch,
): Promise<{ brand: BrandRow; portions: string[][]; next: string | null }> {
  const keys = cursor === undefined ? null : readCursor(cursor, placeKeys)
  const after = keys && { month: Number(keys[0]), made: keys[1], id: keys[2] }
  const brand = await getBrand(tx, brandId)
  if (limit === undefined) {
    return { brand, portions: inPortions(await findSizesOfBrand(tx, brandId, after)), next: null }
  }
  const found = await findCursorsOfBrand(tx, brandId, { after, limit: limit + 1 })
  const { rows, nextCursor } = pageOf(found, limit, keysOf)
  return { brand, portions: inPortions(rows), next: nextCursor }
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
  entry: (view: ListedView) => string,
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
