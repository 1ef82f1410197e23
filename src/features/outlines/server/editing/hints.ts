import { getBrand } from '#features/brands/server/service.ts'
import { type BrandRow } from '#features/brands/server/store.ts'
import type { AppContext } from '#server/app-context.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import { archetypes } from '#writing/knowledge/archetypes.ts'
import { findingSteps } from '#writing/gate/outline-quality.ts'
import type { QualityFinding } from '#writing/gate/quality-report.ts'
import { inTurns } from '#server/steps.ts'
import { type EditableContent, SECTION_PARTS, type SectionPart, sectionField } from '../../content-fields.ts'
import type { Hint } from '../../editing-contract.ts'
import { type OutlineRow, contentNow, findOutline } from '../store.ts'
import { requestOfOutline } from './request-of-outline.ts'
import { updateHints } from './version-store.ts'

export const TEMPLATES = archetypes.map(({ name }) => name)

/** The check takes long, so reading an outline never runs it. Open tabs get new findings by a live update. */
export function hintsOf(app: AppContext, outline: OutlineRow, brand: BrandRow): Hint[] {
  if (outline.hintsOf !== stateOf(outline, brand)) judgeLater(app, outline)
  const isOfThisText = outline.hintsOf?.startsWith(`${outline.contentRevision} `) === true
  return isOfThisText ? (outline.hints ?? []) : []
}

export async function judgeNow(app: AppContext, place: Place): Promise<void> {
  await inLine(place.id, () => judge(app, place))
}

type Place = Pick<OutlineRow, 'workspaceId' | 'id'>

/** Names the revision of the outline and the version of the brand that a check read. */
export const stateOf = (
  { contentRevision }: Pick<OutlineRow, 'contentRevision'>,
  { updatedAt }: Pick<BrandRow, 'updatedAt'>,
): string => `${contentRevision} ${updatedAt.getTime()}`

function judgeLater(app: AppContext, place: Place): void {
  const { workspaceId, id } = place
  inLine(id, async () => {
    const hasNews = await judge(app, place)
    if (hasNews) app.live.publish({ workspaceId, event: { type: 'changed', what: 'outlines', id } })
  }).catch((error: unknown) => app.log.warn({ err: error, outline: id }, 'an outline was not checked'))
}

/** Runs between two transactions and in steps. Returns true when the findings changed. */
async function judge(app: AppContext, { workspaceId, id }: Place): Promise<boolean> {
  const read = await withWorkspace(app.db, workspaceId, async (tx) => {
    const outline = (await findOutline(tx, id))?.outline
    if (outline === undefined) return null
    const brand = await getBrand(tx, outline.brandId)
    if (outline.hintsOf === stateOf(outline, brand)) return null
    return { outline, brand, request: await requestOfOutline(tx, outline, brand, outline.type, app.clock.now()) }
  })
  if (read === null) return false
  const { outline, brand, request } = read
  const content = contentNow(outline)
  const found = await inTurns(findingSteps(content, { request, templates: TEMPLATES }))
  const hints = found.map((finding) => hintOf(finding, content))
  await withWorkspace(app.db, workspaceId, (tx) =>
    updateHints(tx, outline, { hints, hintsOf: stateOf(outline, brand) }),
  )
  return JSON.stringify(hints) !== JSON.stringify(outline.hints ?? [])
}

/** Checks of one outline are serialized, and requests that arrive meanwhile share the next one. */
const lines = new Map<string, { running: Promise<void>; next: Promise<void> | null }>()

function inLine(id: string, work: () => Promise<unknown>): Promise<void> {
  const line = lines.get(id)
  if (line !== undefined && line.next !== null) return line.next
  const before = line?.running.catch(() => {}) ?? Promise.resolve()
  const own = before.then(async () => {
    const mine = lines.get(id)!
    Object.assign(mine, { running: own, next: null })
    try {
      await work()
    } finally {
      if (mine.next === null) lines.delete(id)
    }
  })
  if (line === undefined) lines.set(id, { running: own, next: null })
  else line.next = own
  return own
}

export function hintOf({ check, path, message }: QualityFinding, content: EditableContent): Hint {
  if (check === 'cta' && content.cta.trim() === '') {
    return { check, field: 'cta', line: null, message: 'The call to action is missing.' }
  }
  const ofSection = /^sections\[(\d+)\]\.(\w+)$/.exec(path)
  if (ofSection !== null && SECTION_PARTS.includes(ofSection[2] as SectionPart)) {
    const section = content.sections[Number(ofSection[1])]!
    return { check, field: sectionField(section.id, ofSection[2] as SectionPart), line: null, message }
  }
  const ofList = /^(.+)\[(\d+)\]$/.exec(path)
  return ofList === null
    ? { check, field: path, line: null, message }
    : { check, field: ofList[1]!, line: Number(ofList[2]), message }
}
