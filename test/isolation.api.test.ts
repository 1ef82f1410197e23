import { sql } from 'drizzle-orm'
import JSZip from 'jszip'
import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { brandEndpoints } from '#features/brands/contract.ts'
import { outlineEndpoints } from '#features/outlines/contract.ts'
import { workspaceEndpoints } from '#features/access/contract.ts'
import { AUTHORIZATION_TABLE } from './authorization-table.ts'
import { type Answer, type Client, signedOut } from './client.ts'
import { EXAMPLE_CALLS, type FilledWorkspace, ROWS, aFilledWorkspace } from './example-calls.ts'
import {
  type Person,
  aComment,
  aMember,
  aPerson,
  aSession,
  aWorkspace,
  anIdea,
  anInvite,
  anOutline,
  brandDetails,
  ownAgain,
} from './fixtures.ts'
import { mails, testApp } from './test-app.ts'

// One workspace writes the same strange word wherever it can. Another one then calls everything. The word must not be
// in its responses, files and emails, and never in the log.

const CANARY = 'QuetzalCanary'

let own: FilledWorkspace
let foreign: FilledWorkspace
const logged: string[] = []

beforeAll(async () => {
  const log = testApp.app.log as unknown as Record<symbol, unknown> & { level: string }
  log.level = 'trace'
  log[pino.symbols.streamSym] = { write: (line: string) => logged.push(line) }
  const owner = await aPerson({ name: `${CANARY} Owner`, email: `${CANARY}-${Date.now()}@example.com` })
  foreign = await aFilledWorkspace('OMNI', await aWorkspace({ plan: 'OMNI', owner }))
  await fill(foreign)
  own = await aFilledWorkspace()
  await aMember(own.workspace, 'CREATOR')
})

async function fill({ workspace, brandId, outlineId }: FilledWorkspace): Promise<void> {
  const { owner, id } = workspace
  const text = `${CANARY} text`
  await owner.call(workspaceEndpoints.update, { params: { id }, body: { name: `${CANARY} Ltd`, address: text } })
  const { customerAvatar, productsInfo, buyingJourney, guidelines } = brandDetails
  await owner.call(brandEndpoints.update, {
    params: { id: brandId },
    body: {
      name: `${CANARY} brand`,
      website: `https://${CANARY.toLowerCase()}.example`,
      customerAvatar: { ...customerAvatar, interests: text },
      productsInfo: { ...productsInfo, products: text },
      buyingJourney: { ...buyingJourney, commonObjections: text },
      guidelines: { ...guidelines, say: [CANARY], dontSay: [] },
    },
  })
  await anIdea(workspace, brandId, { title: `${CANARY} idea`, description: text })
  await anOutline(workspace, brandId, { title: `${CANARY} outline` })
  const params = { id: outlineId }
  await owner.call(outlineEndpoints.changeNotes, { params, body: { notes: text } })
  await owner.call(outlineEndpoints.changeDesignLink, {
    params,
    body: { designLink: `https://design.example/${CANARY}` },
  })
  await aComment(workspace, outlineId, { text })
  await anInvite(workspace)
}

const sings = (text: string) => text.toLowerCase().includes(CANARY.toLowerCase())

async function wordsOf({ headers, bytes }: Answer<unknown>): Promise<string> {
  const told = JSON.stringify(headers)
  if (bytes.subarray(0, 2).toString() !== 'PK') return `${told}\n${bytes.toString()}`
  const files = Object.values((await JSZip.loadAsync(bytes)).files)
  return [told, ...(await Promise.all(files.map((file) => file.async('string'))))].join('\n')
}

/** The link is the key, so its holder may read the content. */
const byLink = (name: string) => /\{token\}|invites\/accept/.test(name)

const ownersMay = (name: string) => {
  const { allowed } = AUTHORIZATION_TABLE[name]!
  return typeof allowed === 'object' && (allowed as readonly string[]).includes('OWNER')
}

/** Errors of owners with the permission. Every endpoint must work on both databases. */
const refused: string[] = []

async function rowsThatSing(place: FilledWorkspace, callers: Record<string, (name: string) => Promise<Client>>) {
  const found: Record<string, string[]> = Object.fromEntries(Object.keys(callers).map((who) => [who, []]))
  for (const [name, row] of ROWS) {
    if (byLink(name)) continue
    // An earlier request may have transferred the workspace.
    await ownAgain(place.workspace)
    const input = await EXAMPLE_CALLS[name]!(place)
    for (const [who, caller] of Object.entries(callers)) {
      const answer = await (await caller(name)).call(row, input)
      if (sings(await wordsOf(answer))) found[who]!.push(name)
      if (who === 'owner' && ownersMay(name) && answer.status >= 300) refused.push(`${name}: ${answer.error.code}`)
    }
  }
  return found
}

/** Login and logout change the session, so those requests use a new one. */
const as = (person: Person) => async (name: string) =>
  /\/(login|login\/second-factor|logout|signup|accept)$/.test(name) ? aSession(person.user.id) : person

test('other workspaces get no content of a workspace, and its members do', async () => {
  const outside = await rowsThatSing(own, { neighbour: as(own.workspace.owner) })
  expect(outside).toEqual({ neighbour: [] })
  const { owner, ...others } = await rowsThatSing(foreign, {
    stranger: as(await aPerson()),
    visitor: async () => signedOut,
    owner: as(foreign.workspace.owner),
  })
  expect(others).toEqual({ stranger: [], visitor: [] })
  expect(refused).toEqual([])
  expect(owner).toEqual(
    expect.arrayContaining([
      'GET /api/brands',
      'GET /api/email-outlines/{id}',
      'GET /api/brands/{brandId}/plan/{year}/{month}/export/docx',
      'POST /api/settings/export',
      'POST /api/settings/workspace/{id}/export',
    ]),
  )
  const telling = mails.filter(({ text, subject }) => sings(`${subject} ${text}`))
  expect(telling.length).toBeGreaterThan(0)
  const { rows: people } = (await testApp.app.db.execute(sql`
    select email from users join memberships on user_id = users.id where workspace_id = ${foreign.workspace.id}
    union select email from invites where workspace_id = ${foreign.workspace.id}`)) as { rows: { email: string }[] }
  const theirs = new Set(people.map(({ email }) => email))
  expect(telling.filter(({ to }) => !theirs.has(to)).map(({ to, subject }) => `${to}: ${subject}`)).toEqual([])
}, 300_000)

test('the log contains no user content', () => {
  expect(logged.length).toBeGreaterThan(100)
  expect(logged.filter(sings)).toEqual([])
})
