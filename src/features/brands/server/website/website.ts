import { guardAttempt } from '#features/auth/server/service.ts'
import type { AppContext } from '#server/app-context.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import type { Language } from '#shared/brand-brief.ts'
import { ADDRESSES, type FactOfKind, type ProposedFact } from '#shared/brand-sheet.ts'
import type { AnswerOf } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import { factKey } from '#writing/brand/fact-keys.ts'
import { readDoubts } from '#writing/brand/read-avatar.ts'
import { readOffers } from '#writing/brand/read-offers.ts'
import { readVoice } from '#writing/brand/read-voice.ts'
import type { websiteEndpoints } from '../../website-contract.ts'
import { getBrand } from '../service.ts'
import { readByModel } from '../sheet/model-reading.ts'
import { proposeFacts } from '../sheet/sheet.ts'
import { type WebsiteReading, readWebsite } from './read-website.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Each workspace, and each user without one, gets only a few readings. */
export async function readProfile(
  app: AppContext,
  reader: { workspaceId: string } | { userId: string },
  { website, language = null }: { website: string; language?: Language | null | undefined },
): Promise<WebsiteReading> {
  if ('workspaceId' in reader) {
    await guardAttempt(app, `website:${reader.workspaceId}`, { max: 10, windowMs: HOUR })
    await guardAttempt(app, `website-day:${reader.workspaceId}`, { max: 30, windowMs: DAY })
  } else await guardAttempt(app, `website-first:${reader.userId}`, { max: 5, windowMs: DAY })
  return readWebsite(app.fetchPublic, { website, language, appUrl: app.env.appUrl })
}

export async function readForSheet(
  app: AppContext,
  scope: Scope,
  brandId: string,
  left: AbortSignal,
): Promise<AnswerOf<typeof websiteEndpoints.readForSheet>> {
  const { website, language } = await withWorkspace(app.db, scope.workspaceId, (tx) => getBrand(tx, brandId))
  if (website === null) {
    throw new AppError('INVALID_INPUT', {
      message: 'Add the website in Brand Basics first.',
      details: { field: 'website' },
    })
  }
  const reading = await readProfile(app, scope, { website, language })
  const { pages, notes, texts } = reading
  const found = await proposeFacts(app, scope, brandId, factsIn(reading, language))
  if (app.sheetReader === null || texts.length === 0) return { ...found, pages, notes, dropped: 0 }
  try {
    const read = await readByModel(app, scope, brandId, { pages: texts, left })
    return { ...read, proposed: found.proposed + read.proposed, pages, notes }
  } catch (error) {
    // The facts that the pages state on their own are already stored.
    if (!(error instanceof AppError) || left.aborted) throw error
    return { ...found, pages, notes: [...notes, `AI didn't read these pages. ${error.message}`], dropped: 0 }
  }
}

function factsIn({ profile, products, questions }: WebsiteReading, language: Language): ProposedFact[] {
  const facts: ProposedFact[] = []
  const add = (fact: FactOfKind, page: string, quote: string) =>
    facts.push({ ...fact, key: factKey(fact), source: 'website', page, quote })
  for (const { name, price, currency, source } of products) {
    const [read] = readOffers(name, language).offers
    if (read === undefined) continue
    const told = price === null ? null : [String(price), currency].filter((part) => part !== null).join(' ')
    add({ kind: 'offer', value: { ...read.offer, name, price: told } }, source, name)
  }
  for (const { question, answer, source } of questions) {
    const [doubt] = readDoubts(question, language)
    if (doubt !== undefined) add({ kind: 'doubt', value: { ...doubt.value, question, answer } }, source, question)
  }
  for (const { value, source } of profile.say) add({ kind: 'say', value: { text: value } }, source, value)
  const voice = profile.tone === undefined ? null : readVoice(profile.tone.value, 'en')
  const address = profile.tone === undefined ? null : addressIn(profile.tone.value)
  if (profile.tone !== undefined && (voice !== null || address !== null)) {
    const value = { register: null, exclamationMarks: null, emoji: null, ...voice, address }
    add({ kind: 'voice', value }, profile.tone.source, profile.tone.value)
  }
  return facts
}

const addressIn = (tone: string) => ADDRESSES.find((form) => tone.includes(`(${form})`)) ?? null
