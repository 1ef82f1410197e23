import { beforeAll, describe, expect, test } from 'vitest'
import { workspaceEndpoints } from '#features/access/contract.ts'
import { authEndpoints } from '#features/auth/contract.ts'
import { brandEndpoints } from '#features/brands/contract.ts'
import { newId } from '#server/db/new-id.ts'
import { type Client, clientWith, cookieOf } from '#test/client.ts'
import {
  type TestWorkspace,
  aBrand,
  aMember,
  aSchedule,
  aWorkspace,
  anArchivedBrand,
  anOutline,
  brandFields,
  newCredentials,
  storeOutlines,
  suspend,
} from '#test/fixtures.ts'
import { startApp } from '#test/test-app.ts'
import { beginAt } from '#test/test-clock.ts'
import { outlineEndpoints } from '../../contract.ts'
import { COPIES_A_DAY, copyEndpoints } from '../../copy-contract.ts'
import { editingEndpoints } from '../../editing-contract.ts'
import { trashEndpoints } from '../../trash-contract.ts'

beginAt('2026-11-02T12:00:00Z')

const JANUARY = { year: 2027, month: 1 }

let workspace: TestWorkspace
let brandId: string

beforeAll(async () => {
  workspace = await aWorkspace({ plan: 'OMNI' })
  brandId = (await aBrand(workspace)).id
})

const copy = (id: string, body: object = JANUARY, by: Client = workspace.owner) =>
  by.call(copyEndpoints.copy, { params: { id }, body: body as typeof JANUARY })

const edit = async (id: string, changes: Record<string, unknown>) => {
  const { body } = await workspace.owner.call(editingEndpoints.editing, { params: { id } })
  const base = Object.fromEntries(
    Object.keys(changes).map((key) => [key, body.outline[key as keyof typeof body.outline]]),
  )
  return workspace.owner.call(editingEndpoints.edit, { params: { id }, body: { base, changes } })
}

describe('a copy', () => {
  test('is a draft of another month with the same text, and without what belongs to the work on the original', async () => {
    const { owner } = workspace
    const { id } = await anOutline(workspace, brandId)
    const params = { id }
    await aSchedule(workspace, id)
    await owner.call(outlineEndpoints.assign, { params, body: { userId: owner.user.id } })
    await owner.call(outlineEndpoints.changeNotes, { params, body: { notes: 'Only for December.' } })
    await owner.call(outlineEndpoints.changeDesignLink, { params, body: { designLink: 'https://design.example/1' } })
    await owner.call(outlineEndpoints.requestReview, { params })
    await edit(id, { cta: 'Taste it now' })
    const original = (await owner.call(editingEndpoints.editing, { params })).body.outline
    const { status, body } = await copy(id)
    expect(status).toBe(201)
    expect(body.outline).toEqual({
      ...original,
      id: expect.any(String),
      planMonth: JANUARY,
      workflowStatus: 'draft',
      assignedToUserId: null,
      assignedToName: null,
      notes: null,
      reviewRequestedAt: null,
      scheduledSendAt: null,
      activityLog: [
        {
          action: 'copied',
          userName: owner.user.name,
          timestamp: body.outline.createdAt,
          details: `Copy of “${original.title}”`,
        },
      ],
      createdAt: expect.any(String),
    })
    expect(body.outline.cta).toBe('Taste it now')
    expect(body.outline.designLink).toBe('https://design.example/1')
    const { body: after } = await owner.call(editingEndpoints.editing, { params })
    expect(after.outline).toEqual(original)
    const versions = await owner.call(editingEndpoints.versions, { params: { id: body.outline.id } })
    expect(versions.body.versions.map(({ kind }) => kind)).toEqual(['generated'])
  })

  test('uses no quota, and an outline has as many copies as wanted', async () => {
    const free = await aWorkspace({ plan: 'FREE' })
    const { id: ofFree } = await aBrand(free)
    const outlines = [await anOutline(free, ofFree), await anOutline(free, ofFree), await anOutline(free, ofFree)]
    for (const month of [1, 1, 2]) {
      expect((await copy(outlines[0]!.id, { year: 2027, month }, free.owner)).status).toBe(201)
    }
    const { body } = await free.owner.call(outlineEndpoints.list, { query: { brandId: ofFree } })
    expect(body.outlines).toHaveLength(6)
  })

  test('in another brand has no links and no design of the first, and hints by the rules of its brand', async () => {
    const { id: other } = await aBrand(workspace, { name: 'Quill & Hound', website: 'https://quillhound.example' })
    await workspace.owner.call(brandEndpoints.update, {
      params: { id: other },
      body: { guidelines: { tone: 'Calm', say: [], dontSay: ['velvet'], complianceNotes: '' } },
    })
    const { id } = await anOutline(workspace, brandId)
    await workspace.owner.call(outlineEndpoints.changeDesignLink, {
      params: { id },
      body: { designLink: 'https://design.example/1' },
    })
    const links = ['Shop: https://tannholt.example/shop', 'Dogs: https://www.quillhound.example/dogs', 'The shop']
    await edit(id, { executiveBrief: 'A velvet cup.', additionalElements: { links } })
    const { body } = await copy(id, { ...JANUARY, brandId: other })
    expect(body.outline).toMatchObject({ brandId: other, designLink: null, planMonth: JANUARY })
    expect(body.outline.additionalElements.links).toEqual(['Dogs: https://www.quillhound.example/dogs', 'The shop'])
    expect(body.hints.some(({ field, message }) => field === 'executiveBrief' && /velvet/i.test(message))).toBe(true)
    const same = await copy(id)
    expect(same.body.outline.additionalElements.links).toEqual(links.filter((link) => !link.includes('quillhound')))
    expect(same.body.hints.some(({ message }) => /velvet/i.test(message))).toBe(false)
    const opened = await workspace.owner.call(editingEndpoints.editing, { params: { id: body.outline.id } })
    expect(opened.body.hints).toEqual(body.hints)
  })

  test('of an archived or sent outline is a draft, and an outline in the trash has none', async () => {
    const { owner } = workspace
    const { id } = await anOutline(workspace, brandId)
    for (const status of ['sent', 'archived'] as const) {
      await owner.call(outlineEndpoints.changeStatus, { params: { id }, body: { status } })
      expect((await copy(id)).body.outline.workflowStatus).toBe('draft')
    }
    await owner.call(trashEndpoints.removeOutline, { params: { id } })
    expect((await copy(id)).status).toBe(404)
    await owner.call(trashEndpoints.restoreOutline, { params: { id } })
    expect((await copy(id)).status).toBe(201)
  })
})

test('needs the right to create, a month and a brand in use of the same workspace', async () => {
  const { id } = await anOutline(workspace, brandId)
  const [creator, collaborator] = [await aMember(workspace, 'CREATOR'), await aMember(workspace, 'COLLABORATOR')]
  expect((await copy(id, JANUARY, collaborator)).status).toBe(403)
  expect((await copy(id, JANUARY, creator)).status).toBe(201)
  for (const [body, field] of [
    [{ year: 2027, month: 13 }, 'month'],
    [{ month: 1 }, 'year'],
    [{ ...JANUARY, brandId: 'x' }, 'brandId'],
  ] as const) {
    expect((await copy(id, body)).error).toMatchObject({ code: 'INVALID_INPUT', field })
  }
  const foreign = await aBrand(await aWorkspace())
  const archived = await anArchivedBrand(workspace)
  for (const gone of [foreign.id, archived.id, newId()]) {
    expect((await copy(id, { ...JANUARY, brandId: gone })).status).toBe(404)
  }
  expect((await copy(id, { ...JANUARY, brandId })).status).toBe(201)
})

test('is refused in a suspended workspace', async () => {
  const at = await aWorkspace()
  const { id } = await anOutline(at, (await aBrand(at)).id)
  expect((await copy(id, JANUARY, at.owner)).status).toBe(201)
  await suspend(at.id)
  expect((await copy(id, JANUARY, at.owner)).error.code).toBe('WORKSPACE_SUSPENDED')
})

test(`a workspace copies ${COPIES_A_DAY} outlines a day, also at the same time`, async () => {
  const limited = await startApp({ RATE_LIMITS: 'on' })
  try {
    const signedUp = await clientWith(null, limited).call(authEndpoints.signUp, { body: newCredentials() })
    const owner = clientWith(cookieOf(signedUp), limited)
    const made = await owner.call(workspaceEndpoints.create, { body: { name: 'Copies' } })
    const workspaceId = made.body.workspace.id
    const { body } = await owner.call(brandEndpoints.create, { body: { ...brandFields, workspaceId } })
    const [id] = await storeOutlines({ id: workspaceId }, body.brand.id, [{}], limited)
    const ask = () => owner.call(copyEndpoints.copy, { params: { id: id! }, body: JANUARY })
    const answers = await Promise.all(Array.from({ length: COPIES_A_DAY + 1 }, ask))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(COPIES_A_DAY)
    expect(answers.find(({ status }) => status === 429)!.error).toMatchObject({
      error: 'A workspace can copy 50 outlines a day. Try again tomorrow.',
      code: 'RATE_LIMITED',
    })
  } finally {
    await limited.stop()
  }
})
