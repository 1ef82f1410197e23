import type { AppContext } from '#server/app-context.ts'
import { type WorkspaceTx, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/http/route.ts'
import { observanceNames } from '#server/marketing-knowledge/observances.ts'
import type { Language } from '#shared/brand-brief.ts'
import {
  type BrandFact,
  type FactKind,
  type FactValue,
  type ProposedFact,
  isDoubtful,
  mayUse,
  usableFacts,
} from '#shared/brand-sheet.ts'
import { findQuestion } from '#writing/stock/questions.ts'
import type { BodyOf } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import { oncePer } from '#shared/once-per.ts'
import { factKey } from '#writing/brand/fact-keys.ts'
import { readRules } from '#writing/brand/read-rules.ts'
import { folded } from '#writing/brand/said-in-texts.ts'
import { profileTexts } from '#writing/brand/source-texts.ts'
import { isStillSaid } from '#writing/brand/supported-facts.ts'
import { TRADES } from '#writing/knowledge/trades.ts'
import { type BrandSheet, MOST_FACTS, type sheetEndpoints } from '../../sheet-contract.ts'
import { getBrand } from '../service.ts'
import { type BrandRow, holdBrand, updateBrand } from '../store.ts'
import { readOf } from '../brand-facts.ts'
import { historyReader } from './history-reading.ts'
import { isUndecided, mergedFacts, nameOf, newFacts } from './merged-facts.ts'
import { deleteFact, deleteModelProposals, findFacts, saveFacts } from './sheet-store.ts'

const wordsOf = oncePer((brand: BrandRow) => profileTexts(brand).map(({ text }) => folded(text)))

/** What a model read in the profile is a proposal for as long as the profile says it. */
const withoutOutdated = (brand: BrandRow, stored: readonly BrandFact[]): BrandFact[] =>
  stored.filter((fact) => !isModelProposal(fact) || isStillSaid(fact, wordsOf(brand)))

const isModelProposal = (fact: BrandFact) => fact.source === 'model' && isUndecided(fact)

export async function readSheet(app: AppContext, { workspaceId }: Scope, brandId: string): Promise<BrandSheet> {
  return withWorkspace(app.db, workspaceId, async (scope) => {
    const brand = await getBrand(scope, brandId)
    const withHistory = await historyReader(app, scope, brand)
    const stored = withoutOutdated(brand, await findFacts(scope, brandId))
    return sheetOf(app, brand, mergedFacts(withHistory((await readOf(brand)).facts, stored), stored))
  })
}

async function sheetOf(app: AppContext, brand: BrandRow, facts: readonly BrandFact[]): Promise<BrandSheet> {
  return {
    facts: facts.map((fact) => ({ ...fact, isUsed: mayUse(fact) })),
    unused: (await readOf(brand)).unused,
    trades: TRADES.map(({ id, names, family }) => ({ id, name: names.en, family })),
    hasModel: app.sheetReader !== null,
  }
}

/** Confirms, rejects or resets facts. A fact that nobody knows any more answers with a conflict, and nothing changes. */
export async function decideFacts(
  app: AppContext,
  scopeOf: Scope,
  brandId: string,
  { facts: decisions }: BodyOf<typeof sheetEndpoints.decide>,
): Promise<BrandSheet> {
  return changeSheet(app, scopeOf, brandId, async ({ scope, read, facts, now }) => {
    const known = new Map(facts.map((fact) => [nameOf(fact), fact]))
    const changed = decisions.map(({ kind, key, state }) => {
      const fact = known.get(nameOf({ kind, key }))
      if (fact === undefined) throw factIsGone()
      return state === 'confirmed' ? withoutDoubt(fact) : { ...fact, state }
    })
    // Without its row, a corrected fact would come back as it was read.
    const named = new Set(read.map(nameOf))
    const isTakenAway = (fact: BrandFact) =>
      fact.source === 'user' && fact.state === 'rejected' && fact.quote === null && !named.has(nameOf(fact))
    const { taken = [], kept = [] } = Object.groupBy(changed, (fact) => (isTakenAway(fact) ? 'taken' : 'kept'))
    for (const fact of taken) await deleteFact(scope, brandId, fact)
    await saveFacts(scope, brandId, kept, now)
  })
}

/** A member who confirms an offer by its name has looked at it. */
const withoutDoubt = (fact: BrandFact): BrandFact =>
  fact.kind === 'offer' && isDoubtful(fact)
    ? { ...fact, state: 'confirmed', value: { ...fact.value, isDoubtful: false } }
    : { ...fact, state: 'confirmed' }

const factIsGone = () =>
  new AppError('CONFLICT', { message: 'A fact has changed in the meantime. Reload the page and try again.' })

/** Adds a fact, or puts a corrected one in the place of the one that was read. */
export async function writeFact(
  app: AppContext,
  scopeOf: Scope,
  brandId: string,
  { key, ...fact }: BodyOf<typeof sheetEndpoints.write>,
): Promise<BrandSheet> {
  return changeSheet(app, scopeOf, brandId, async ({ scope, brand, facts, now }) => {
    const before = facts.find((other) => other.kind === fact.kind && other.key === key)
    if (key !== undefined && before === undefined) throw factIsGone()
    if (fact.kind === 'answer') refuseAnswer(fact.value, brand.language)
    const written = userFact(fact, before)
    await saveFacts(scope, brandId, [written, ...noLongerFirst(written, facts)], now)
  })
}

/** An answer goes into emails as it was typed, so it has to answer a question that we ask and be as long as it may be. */
function refuseAnswer({ id, text }: FactValue<'answer'>, language: Language): void {
  const question = findQuestion(id, language)
  if (question === null) {
    throw new AppError('INVALID_INPUT', {
      message: "We don't ask this question any more. Reload the page.",
      details: { field: 'value.id' },
    })
  }
  const { shortest, longest } = question
  if (text.length >= shortest && text.length <= longest) return
  throw new AppError('INVALID_INPUT', {
    message: `Use ${shortest} to ${longest} characters.`,
    details: { field: 'value.text' },
  })
}

/** One offer is the first purchase, so the others are not. */
function noLongerFirst(written: BrandFact, facts: readonly BrandFact[]): BrandFact[] {
  if (written.kind !== 'offer' || !written.value.isFirstPurchase) return []
  return facts.flatMap((other) =>
    other.kind === 'offer' && other.value.isFirstPurchase && other.key !== written.key
      ? [{ ...other, value: { ...other.value, isFirstPurchase: false } }]
      : [],
  )
}

export async function writeRules(
  app: AppContext,
  scopeOf: Scope,
  brandId: string,
  { text }: BodyOf<typeof sheetEndpoints.writeRules>,
): Promise<BrandSheet> {
  return changeSheet(app, scopeOf, brandId, async ({ scope, brand, now }) => {
    const rules = readRules(text, brand, observanceNames())
    const facts = new Map(rules.map((value) => userFact({ kind: 'rule', value })).map((fact) => [fact.key, fact]))
    await saveFacts(scope, brandId, [...facts.values()], now)
  })
}

/** The kinds of facts that a website states; the others are concluded from several texts. */
const STATED: ReadonlySet<FactKind> = new Set(['offer', 'doubt', 'say', 'voice', 'rule'])

/**
 * Keeps the pages of what the profile took over from a website: each fact that was read from one of the texts. What is
 * known about a fact already stays.
 */
export async function keepPages(
  scope: WorkspaceTx,
  brand: BrandRow,
  texts: readonly { text: string; page: string }[],
): Promise<void> {
  if (texts.length === 0) return
  const stored = new Set((await findFacts(scope, brand.id)).map(nameOf))
  const { facts } = await readOf(brand)
  const read = facts.flatMap((fact): BrandFact[] => {
    const from = texts.find(({ text }) => fact.quote !== null && text.includes(fact.quote))
    if (from === undefined || !STATED.has(fact.kind) || stored.has(nameOf(fact))) return []
    return [{ ...fact, source: 'website', page: from.page, state: 'proposed' }]
  })
  await saveFacts(scope, brand.id, read.slice(0, Math.max(0, MOST_FACTS - stored.size)), brand.updatedAt)
}

/**
 * Adds proposals that were read elsewhere. What a member decided stays, and so does what is known already: a fact of the
 * profile only learns its page. `proposed` counts what is new. What a model reads `replaces` what nobody has decided of
 * its reading before.
 */
export async function proposeFacts(
  app: AppContext,
  scopeOf: Scope,
  brandId: string,
  proposals: readonly ProposedFact[],
  replaces: 'nothing' | 'read in the profile' | 'read by a model' = 'nothing',
): Promise<{ sheet: BrandSheet; proposed: number }> {
  let proposed = 0
  const sheet = await changeSheet(app, scopeOf, brandId, async ({ scope, read, stored, now }) => {
    if (replaces !== 'nothing') await deleteModelProposals(scope, brandId, replaces)
    const isReplaced = (fact: BrandFact) =>
      isModelProposal(fact) && (replaces === 'read by a model' || (replaces !== 'nothing' && fact.page === null))
    const kept = stored.filter((fact) => !isReplaced(fact))
    const { added, withPages } = newFacts(proposals, mergedFacts(read, kept))
    proposed = added.length
    await saveFacts(scope, brandId, [...added, ...withPages], now)
  })
  return { sheet, proposed }
}

type Written = Pick<BodyOf<typeof sheetEndpoints.write>, 'kind' | 'value'>

function userFact(fact: Written, before?: BrandFact): BrandFact {
  const { kind, value } = fact as Pick<BrandFact, 'kind' | 'value'>
  const key = before?.key ?? factKey({ kind, value } as BrandFact)
  const { quote, page } = before ?? { quote: null, page: null }
  return withoutDoubt({ kind, key, value, source: 'user', state: 'confirmed', quote, page } as BrandFact)
}

interface Change {
  scope: WorkspaceTx
  brand: BrandRow
  /** What the profile and the history say now. */
  read: readonly ProposedFact[]
  stored: readonly BrandFact[]
  facts: BrandFact[]
  now: Date
}

/** Changes the stored facts of a brand, one change after the other, within the number of facts that a brand may keep. */
async function changeSheet(
  app: AppContext,
  { workspaceId }: Scope,
  brandId: string,
  change: (given: Change) => Promise<void>,
): Promise<BrandSheet> {
  const now = app.clock.now()
  return withWorkspace(app.db, workspaceId, async (scope) => {
    const brand = await holdBrand(scope, brandId)
    if (brand === null) throw new AppError('NOT_FOUND')
    const before = withoutOutdated(brand, await findFacts(scope, brandId))
    const withHistory = await historyReader(app, scope, brand)
    const profile = (await readOf(brand)).facts
    const read = withHistory(profile, before)
    const facts = mergedFacts(read, before)
    await change({ scope, brand, read, stored: before, facts, now })
    const stored = await findFacts(scope, brandId)
    if (stored.length > MOST_FACTS) {
      throw new AppError('CONFLICT', { message: `A brand can keep ${MOST_FACTS} facts. Remove some and try again.` })
    }
    const after = withoutOutdated(brand, stored)
    const changed = mergedFacts(withHistory(profile, after), after)
    // What was judged by the facts before is judged anew. Proposals that nobody may use judge nothing.
    const isUsedDifferently = JSON.stringify(usableFacts(changed)) !== JSON.stringify(usableFacts(facts))
    if (isUsedDifferently) await updateBrand(scope, brandId, { updatedAt: now })
    return sheetOf(app, brand, changed)
  })
}
