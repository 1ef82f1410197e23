import type { AppContext } from '#server/app-context.ts'
import { type WorkspaceTx, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import { observanceNames } from '#writing/knowledge/observances.ts'
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
import type { Steps } from '#shared/steps.ts'
import { outOfLine } from '#server/steps.ts'
import { oncePer } from '#shared/once-per.ts'
import { factKey } from '#writing/brand/fact-keys.ts'
import { readDate } from '#writing/brand/read-dates.ts'
import { readRules } from '#writing/brand/read-rules.ts'
import { folded } from '#writing/engine/said-in-texts.ts'
import { profileTexts } from '#writing/brand/source-texts.ts'
import { isStillSaid } from '#writing/brand/supported-facts.ts'
import { TRADES, tradeName } from '#writing/knowledge/trades.ts'
import { type BrandSheet, MOST_FACTS, type sheetEndpoints } from '../../sheet-contract.ts'
import { getBrand } from '../service.ts'
import { type BrandRow, holdBrand, updateBrand } from '../store.ts'
import { readOf } from '../brand-facts.ts'
import { historyReader } from './history-reading.ts'
import { isUndecided, mergedFacts, nameOf, newFacts } from './merged-facts.ts'
import { deleteFact, deleteModelProposals, findFacts, saveFacts } from './sheet-store.ts'

const wordsOf = oncePer((brand: BrandRow) => profileTexts(brand).map(({ text }) => folded(text)))

/** A model's proposal stays only as long as the profile contains its words. */
const withoutOutdated = (brand: BrandRow, stored: readonly BrandFact[]): BrandFact[] =>
  stored.filter((fact) => !isModelProposal(fact) || isStillSaid(fact, wordsOf(brand)))

const isModelProposal = (fact: BrandFact) => fact.source === 'model' && isUndecided(fact)

export async function readSheet(app: AppContext, { workspaceId }: Scope, brandId: string): Promise<BrandSheet> {
  const { brand, facts } = await withWorkspace(app.db, workspaceId, async (scope) => {
    const brand = await getBrand(scope, brandId)
    const withHistory = await historyReader(app, scope, brand)
    const stored = withoutOutdated(brand, await findFacts(scope, brandId))
    return { brand, facts: mergedFacts(withHistory((await readOf(brand)).facts, stored), stored) }
  })
  return sheetOf(app, brand, facts)
}

/** Outside of transactions, because a long sheet takes long. */
async function sheetOf(app: AppContext, brand: BrandRow, facts: readonly BrandFact[]): Promise<BrandSheet> {
  return {
    facts: await outOfLine(shownFacts(facts, brand.language)),
    unused: (await readOf(brand)).unused,
    trades: TRADES.map(({ id, family }) => ({ id, name: tradeName({ id }, 'en'), family })),
    hasModel: app.sheetReader !== null,
  }
}

function* shownFacts(facts: readonly BrandFact[], language: Language): Steps<BrandSheet['facts']> {
  const shown: BrandSheet['facts'] = []
  for (const fact of facts) {
    shown.push(shownFact(fact, language))
    yield
  }
  return shown
}

/** With the day that a phrase tells, so that members see how emails will tell it. */
function shownFact(fact: BrandFact, language: Language): BrandSheet['facts'][number] {
  const isUsed = mayUse(fact)
  const dated = fact.kind === 'say' ? readDate(fact.value.text, language) : null
  return fact.kind !== 'say' || dated === null
    ? { ...fact, isUsed }
    : { ...fact, isUsed, day: { what: dated.what, ...dated.days, by: dated.by } }
}

/** An unknown fact is a conflict, and then nothing changes. */
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
    // Without its row, a corrected fact would come back uncorrected.
    const named = new Set(read.map(nameOf))
    const isTakenAway = (fact: BrandFact) =>
      fact.source === 'user' && fact.state === 'rejected' && fact.quote === null && !named.has(nameOf(fact))
    const { taken = [], kept = [] } = Object.groupBy(changed, (fact) => (isTakenAway(fact) ? 'taken' : 'kept'))
    for (const fact of taken) await deleteFact(scope, brandId, fact)
    await saveFacts(scope, brandId, kept, now)
  })
}

/** A member who confirms an offer by its name has checked it. */
const withoutDoubt = (fact: BrandFact): BrandFact =>
  fact.kind === 'offer' && isDoubtful(fact)
    ? { ...fact, state: 'confirmed', value: { ...fact.value, isDoubtful: false } }
    : { ...fact, state: 'confirmed' }

const factIsGone = () =>
  new AppError('CONFLICT', {
    message: 'Someone else changed a fact while you were editing. Reload the page and try again.',
  })

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

/** An answer goes into emails as typed, so it has to belong to one of our questions and keep its length limits. */
function refuseAnswer({ id, text }: FactValue<'answer'>, language: Language): void {
  const question = findQuestion(id, language)
  if (question === null) {
    throw new AppError('INVALID_INPUT', {
      message: 'We no longer ask this question. Reload the page.',
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

/** Only one offer can be the first purchase. */
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

const STATED: ReadonlySet<FactKind> = new Set(['offer', 'doubt', 'say', 'voice', 'rule'])

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

/** A member's decisions stay. With `replaces`, a model's reading replaces its earlier undecided proposals. */
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
  read: readonly ProposedFact[]
  stored: readonly BrandFact[]
  facts: BrandFact[]
  now: Date
}

/** Serializes changes of a brand's facts and checks their limit. */
async function changeSheet(
  app: AppContext,
  { workspaceId }: Scope,
  brandId: string,
  change: (given: Change) => Promise<void>,
): Promise<BrandSheet> {
  const now = app.clock.now()
  const sheet = await withWorkspace(app.db, workspaceId, async (scope) => {
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
    // Outlines have to be checked again only if the usable facts changed.
    const isUsedDifferently = JSON.stringify(usableFacts(changed)) !== JSON.stringify(usableFacts(facts))
    if (isUsedDifferently) await updateBrand(scope, brandId, { updatedAt: now })
    return { brand, changed }
  })
  return sheetOf(app, sheet.brand, sheet.changed)
}
