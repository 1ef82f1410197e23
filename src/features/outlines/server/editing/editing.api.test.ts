import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { brandEndpoints } from '#features/brands/contract.ts'
import { sheetEndpoints } from '#features/brands/sheet-contract.ts'
import { usageEndpoints } from '#features/access/usage-contract.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import {
  type Person,
  type TestWorkspace,
  aBrand,
  aMember,
  aWorkspace,
  anOutline,
  setPlan,
  suspend,
} from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { MINUTE, at } from '#test/test-clock.ts'
import { beforeWriting } from '#test/test-writers.ts'
import type { SomeContent } from '../../content-fields.ts'
import { type Outline, outlineEndpoints } from '../../contract.ts'
import { type Hint, editingEndpoints } from '../../editing-contract.ts'
import { outlines } from '../tables.ts'

async function aDesk(plan: 'FREE' | 'PRO' | 'TEAMS' = 'PRO') {
  const workspace = await aWorkspace({ plan })
  const { id: brandId } = await aBrand(workspace)
  const outline = await anOutline(workspace, brandId)
  return { workspace, brandId, outline, id: outline.id }
}

const editing = async ({ owner }: TestWorkspace, id: string) =>
  (await owner.call(editingEndpoints.editing, { params: { id } })).body

const type = (person: Person, from: Outline, changes: SomeContent) =>
  person.call(editingEndpoints.edit, { params: { id: from.id }, body: { base: from, changes } })

const versionsOf = async ({ owner }: TestWorkspace, id: string) =>
  (await owner.call(editingEndpoints.versions, { params: { id } })).body.versions

const versionOf = async ({ owner }: TestWorkspace, id: string, number: number) =>
  (await owner.call(editingEndpoints.version, { params: { id, number: String(number) } })).body.content

const regenerate = ({ owner }: TestWorkspace, id: string, body?: { section?: string; type?: Outline['type'] }) =>
  owner.call(editingEndpoints.regenerate, { params: { id }, ...(body !== undefined && { body }) })

const usedOutlines = async ({ id, owner }: TestWorkspace) =>
  (await owner.call(usageEndpoints.usage, { params: { id } })).body.usage.outlines

const markSent = ({ owner }: TestWorkspace, id: string, status: Outline['workflowStatus'] = 'sent') =>
  owner.call(outlineEndpoints.changeStatus, { params: { id }, body: { status } })

describe('an edit', () => {
  test('changes every part of an outline and leaves the rest', async () => {
    const { workspace, outline } = await aDesk()
    const [first, second, ...rest] = outline.sections
    const wanted = {
      title: 'Another title ',
      subjectLines: ['One line', 'Two lines', 'Three lines'],
      previewText: 'What the lines above do not say',
      executiveBrief: 'Why now.\n\nWhat for.',
      cta: 'See the kits',
      additionalElements: { tone: 'Quiet', links: ['https://tannholt.example'] },
      sections: [
        second!,
        { ...first!, copy: 'Say it plainly' },
        ...rest,
        { id: 'x', section: 'New', visual: '', copy: '' },
      ],
    }
    const { status, body } = await type(workspace.owner, outline, wanted)
    expect([status, body.conflicts]).toEqual([200, []])
    expect(body.outline).toMatchObject(wanted)
    expect(body.outline).toMatchObject({ segment: outline.segment, assetNotes: outline.assetNotes })
    expect(body.outline.additionalElements.overallFeel).toBe(outline.additionalElements.overallFeel)
    expect(body.revision).toBe(1)
    expect((await editing(workspace, outline.id)).outline).toEqual(body.outline)
  })

  test('that changes nothing leaves no trace', async () => {
    const { workspace, outline, id } = await aDesk()
    const { body } = await type(workspace.owner, outline, { cta: outline.cta })
    expect([body.revision, (await versionsOf(workspace, id)).length]).toEqual([0, 1])
  })

  test('is refused without what it started from, and when a text is too long', async () => {
    const { workspace, outline } = await aDesk()
    const { owner } = workspace
    const bare = await owner.call(editingEndpoints.edit, {
      params: { id: outline.id },
      body: { base: {}, changes: { cta: 'Look' } },
    })
    expect([bare.status, bare.error.field]).toEqual([400, 'base.cta'])
    const long = await type(owner, outline, { cta: 'x'.repeat(301) })
    expect([long.status, long.error.field, long.error.error]).toEqual([
      400,
      'changes.cta',
      'Use at most 300 characters',
    ])
    const twins = await type(owner, outline, { sections: [outline.sections[0]!, outline.sections[0]!] })
    expect(twins.status).toBe(400)
    expect((await editing(workspace, outline.id)).outline).toEqual(outline)
  })

  test('says what the quality gate would: a word the brand never says, a missing call to action, a long subject', async () => {
    const { workspace, outline } = await aDesk()
    expect((await editing(workspace, outline.id)).hints).toEqual([])
    const [first, ...others] = outline.sections
    const { body } = await type(workspace.owner, outline, {
      cta: ' ',
      subjectLines: [outline.subjectLines[0]!, 'x'.repeat(61), ...outline.subjectLines.slice(2)],
      sections: [{ ...first!, copy: `${first!.copy} It is cheap.` }, ...others],
    })
    expect(body.hints).toEqual(
      expect.arrayContaining([
        { check: 'cta', field: 'cta', line: null, message: 'The call to action is missing.' },
        {
          check: 'dontSay',
          field: `sections/${first!.id}/copy`,
          line: null,
          message: '“cheap” is on the list of what the brand never says.',
        },
        { check: 'subjectLines', field: 'subjectLines', line: 1, message: '61 characters; 60 are allowed.' },
      ]),
    )
  })
})

describe('hints', () => {
  const cheap = async ({ workspace, outline }: Awaited<ReturnType<typeof aDesk>>) => {
    const [first, ...others] = outline.sections
    await type(workspace.owner, outline, { sections: [{ ...first!, copy: `${first!.copy} It is cheap.` }, ...others] })
  }
  const checks = async (workspace: TestWorkspace, id: string) =>
    (await editing(workspace, id)).hints.map(({ check }) => check)

  test('are kept with what was judged: looking judges nothing', async () => {
    const desk = await aDesk()
    const { workspace, id } = desk
    await cheap(desk)
    const kept: Hint[] = [{ check: 'kept', field: 'cta', line: null, message: 'This was kept.' }]
    await withWorkspace(testApp.app.db, workspace.id, ({ tx }) =>
      tx
        .update(outlines)
        .set({ hints: kept })
        .where(and(eq(outlines.workspaceId, workspace.id), eq(outlines.id, id))),
    )
    for (let look = 0; look < 3; look += 1) expect((await editing(workspace, id)).hints).toEqual(kept)
    await type(workspace.owner, desk.outline, { title: 'Another title' })
    expect(await checks(workspace, id)).toEqual(['dontSay'])
  })

  test('follow the brand: a reader gets the known ones, and a live update with the rest', async () => {
    const desk = await aDesk()
    const { workspace, brandId, id } = desk
    await cheap(desk)
    const { brand } = (await workspace.owner.call(brandEndpoints.get, { params: { id: brandId } })).body
    await at(MINUTE, () =>
      workspace.owner.call(brandEndpoints.update, {
        params: { id: brandId },
        body: { guidelines: { ...brand.guidelines!, dontSay: [] } },
      }),
    )
    expect(await checks(workspace, id)).toEqual(['dontSay'])
    await expect.poll(() => checks(workspace, id)).toEqual([])
  })

  test('follow the sheet of the brand, too', async () => {
    const desk = await aDesk()
    const { workspace, brandId, id } = desk
    await cheap(desk)
    const params = { id: brandId }
    const { facts } = (await workspace.owner.call(sheetEndpoints.get, { params })).body
    const refused = facts.filter(({ kind }) => kind === 'neverSay')
    expect(refused).not.toEqual([])
    await at(MINUTE, () =>
      workspace.owner.call(sheetEndpoints.decide, {
        params,
        body: { facts: refused.map(({ kind, key }) => ({ kind, key, state: 'rejected' as const })) },
      }),
    )
    await checks(workspace, id)
    await expect.poll(() => checks(workspace, id)).toEqual([])
  })

  test('of an outline of the greatest length come with the answer', async () => {
    const { workspace, outline } = await aDesk()
    const sections = Array.from({ length: 40 }, (_, place) => ({
      id: `s${place}`,
      section: 'Words',
      visual: 'a'.repeat(9990),
      copy: `${'a'.repeat(9990)}@.`,
    }))
    const { status, body } = await type(workspace.owner, outline, { sections })
    expect([status, body.hints.map(({ check }) => check)]).toEqual([200, expect.arrayContaining(['completeness'])])
  })
})

describe('two people', () => {
  test('who change different texts both keep theirs', async () => {
    const { workspace, outline } = await aDesk()
    const ana = await aMember(workspace, 'CREATOR')
    await type(workspace.owner, outline, { cta: 'Mine' })
    const { body } = await type(ana, outline, { segment: 'Hers' })
    expect(body.outline).toMatchObject({ cta: 'Mine', segment: 'Hers' })
    expect(body.conflicts).toEqual([])
  })

  test('who change the same text see a conflict, and nothing is overwritten until one decides', async () => {
    const { workspace, outline, id } = await aDesk()
    const ana = await aMember(workspace, 'CREATOR')
    await type(ana, outline, { cta: 'Hers', segment: 'Her segment' })
    const { body } = await type(workspace.owner, outline, { cta: 'Mine', executiveBrief: 'My brief' })
    expect(body.outline).toMatchObject({ cta: 'Hers', segment: 'Her segment', executiveBrief: 'My brief' })
    expect(body.conflicts).toEqual([
      { field: 'cta', by: { userName: 'CREATOR Test', you: false, at: expect.any(String) as string } },
    ])
    const decided = await type(workspace.owner, body.outline, { cta: 'Mine' })
    expect([decided.body.outline.cta, decided.body.conflicts]).toEqual(['Mine', []])
    const versions = await versionsOf(workspace, id)
    const texts = await Promise.all(versions.map(({ number }) => versionOf(workspace, id, number)))
    expect(new Set(texts.map(({ cta }) => cta))).toEqual(new Set(['Mine', 'Hers', outline.cta]))
  })

  test('in two tabs of one user keep both texts as versions after the choice', async () => {
    const { workspace, outline, id } = await aDesk()
    const { owner } = workspace
    await type(owner, outline, { cta: 'First window' })
    const { body } = await type(owner, outline, { cta: 'Second window' })
    expect(body.conflicts).toMatchObject([{ field: 'cta', by: { you: true } }])
    const chosen = { base: { cta: 'First window' }, changes: { cta: 'Second window' }, separately: true }
    await owner.call(editingEndpoints.edit, { params: { id }, body: chosen })
    const texts = await Promise.all(
      (await versionsOf(workspace, id)).map(({ number }) => versionOf(workspace, id, number)),
    )
    expect(texts.map(({ cta }) => cta)).toEqual(['Second window', 'First window', outline.cta])
  })

  test('conflict when one removes the section the other edits', async () => {
    const { workspace, outline } = await aDesk()
    const ana = await aMember(workspace, 'CREATOR')
    const [first, ...others] = outline.sections
    await type(ana, outline, { sections: others })
    const { body } = await type(workspace.owner, outline, { sections: [{ ...first!, copy: 'Words' }, ...others] })
    expect(body.conflicts.map(({ field }) => field)).toEqual([`sections/${first!.id}`])
    expect(body.outline.sections).toEqual(others)
  })

  test('who all type concurrently lose nothing', async () => {
    const { workspace, outline } = await aDesk()
    const answers = await Promise.all(
      outline.sections.map((section, place) =>
        type(workspace.owner, outline, {
          sections: outline.sections.with(place, { ...section, copy: `Copy ${place}` }),
        }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(outline.sections.map(() => 200))
    const { outline: after, revision } = await editing(workspace, outline.id)
    expect(after.sections.map(({ copy }) => copy)).toEqual(outline.sections.map((_, place) => `Copy ${place}`))
    expect(revision).toBe(outline.sections.length)
  })
})

describe('versions', () => {
  test('of an outline that never changed are the generated one', async () => {
    const { workspace, outline, id } = await aDesk()
    expect(await versionsOf(workspace, id)).toMatchObject([
      { number: 1, kind: 'generated', userName: 'Robin Test', current: true, changes: [] },
    ])
    expect((await versionOf(workspace, id, 1)).subjectLines).toEqual(outline.subjectLines)
  })

  test('are one for each editing session, with its changes and its author', async () => {
    const { workspace, outline, id } = await aDesk('TEAMS')
    const { owner } = workspace
    const first = (await type(owner, outline, { cta: 'One' })).body.outline
    const second = (await at(20 * MINUTE, () => type(owner, first, { segment: 'Two' }))).body.outline
    await at(90 * MINUTE, () => type(owner, second, { sections: second.sections.slice(1) }))
    const versions = await versionsOf(workspace, id)
    expect(versions).toMatchObject([
      { number: 3, kind: 'edited', changes: ['Email Sections'], current: true },
      { number: 2, kind: 'edited', changes: ['Call to Action', 'Target Segment'], current: false },
      { number: 1, kind: 'generated', current: false },
    ])
    expect(await versionOf(workspace, id, 2)).toMatchObject({ cta: 'One', segment: 'Two' })
    const { activityLog } = (await editing(workspace, id)).outline
    expect(activityLog.map(({ details }) => details)).toEqual(['Outline generated', 'Content edited', 'Content edited'])
  })

  test('keep what one user wrote when another overwrites it and both continue', async () => {
    const { workspace, outline, id } = await aDesk()
    const ana = await aMember(workspace, 'CREATOR')
    const { owner } = workspace
    const hers = (await type(ana, outline, { cta: 'Hers' })).body.outline
    const mine = (await type(owner, hers, { cta: 'Mine' })).body.outline
    await type(ana, mine, { segment: 'Hers as well' })
    const texts = await Promise.all(
      (await versionsOf(workspace, id)).map(({ number }) => versionOf(workspace, id, number)),
    )
    expect(new Set(texts.map(({ cta }) => cta))).toEqual(new Set([outline.cta, 'Hers', 'Mine']))
  })

  test('can be restored, and that can be undone too', async () => {
    const { workspace, outline, id } = await aDesk('TEAMS')
    const { owner } = workspace
    await type(owner, outline, { cta: 'Changed', sections: outline.sections.toReversed() })
    const restore = (number: number) => owner.call(editingEndpoints.restore, { params: { id, number: String(number) } })
    const back = await restore(1)
    expect(back.body.outline).toMatchObject({ cta: outline.cta, sections: outline.sections })
    expect(await versionsOf(workspace, id)).toMatchObject([
      { number: 3, kind: 'restored', restoredFrom: 1, current: true },
      { number: 2 },
      { number: 1 },
    ])
    expect((await restore(2)).body.outline.cta).toBe('Changed')
    expect((await editing(workspace, id)).outline.activityLog.at(-1)?.details).toBe('Version 2 restored')
    const missing = await restore(99)
    expect([missing.status, missing.error.code]).toEqual([404, 'NOT_FOUND'])
  })
})

describe('the preview text', () => {
  test('is changed only by members who may edit, up to its limit', async () => {
    const { workspace, outline, id } = await aDesk()
    const creator = await aMember(workspace, 'CREATOR')
    const longest = 'x'.repeat(300)
    const changed = await type(creator, outline, { previewText: longest })
    expect([changed.status, changed.body.outline.previewText]).toEqual([200, longest])
    const long = await type(creator, changed.body.outline, { previewText: `${longest}x` })
    expect([long.status, long.error.field]).toEqual([400, 'changes.previewText'])
    const refused = await type(await aMember(workspace, 'COLLABORATOR'), outline, { previewText: 'Mine' })
    expect([refused.status, refused.error.code]).toEqual([403, 'FORBIDDEN'])
    expect((await editing(workspace, id)).outline.previewText).toBe(longest)
  })

  test('gets hints like a subject line, and may be empty', async () => {
    const { workspace, outline } = await aDesk()
    const short = (await type(workspace.owner, outline, { previewText: 'Too short' })).body
    expect(short.hints).toMatchObject([{ field: 'previewText', message: 'Aim for 40 to 110 characters. This has 9.' }])
    const empty = (await type(workspace.owner, short.outline, { previewText: '' })).body
    expect([empty.outline.previewText, empty.hints]).toEqual(['', []])
  })

  test('of an outline and a version from before there was one is empty, and is compared and restored as such', async () => {
    const { workspace, outline, id } = await aDesk('TEAMS')
    const { owner } = workspace
    await type(owner, outline, { cta: 'Changed' })
    const { db } = testApp.app
    await db.execute(sql`update outlines set content = content - 'previewText' where id = ${id}`)
    await db.execute(sql`update outline_versions set content = content - 'previewText' where outline_id = ${id}`)
    const { outline: old } = await editing(workspace, id)
    expect([old.previewText, (await versionOf(workspace, id, 1)).previewText]).toEqual(['', ''])
    const { body } = await type(owner, old, { previewText: 'A line that says something new' })
    expect(body.conflicts).toEqual([])
    expect(await versionsOf(workspace, id)).toMatchObject([
      { number: 2, changes: ['Call to Action', 'Preview text'] },
      { number: 1 },
    ])
    const back = await owner.call(editingEndpoints.restore, { params: { id, number: '1' } })
    expect([back.status, back.body.outline.previewText]).toEqual([200, ''])
    expect((await versionsOf(workspace, id))[0]).toMatchObject({ changes: ['Preview text', 'Call to Action'] })
    const text = await owner.call(outlineEndpoints.exportText, { params: { id } })
    expect(text.bytes.toString()).toContain('Preview text\n------------\nNone\n')
  })
})

describe('what was sent', () => {
  test('is locked until it is reopened', async () => {
    const { workspace, outline, id } = await aDesk()
    const { owner } = workspace
    await type(owner, outline, { cta: 'Before' })
    const { cta } = (await editing(workspace, id)).outline
    await markSent(workspace, id)
    const refused = [
      await type(owner, outline, { cta: 'After' }),
      await regenerate(workspace, id),
      await owner.call(editingEndpoints.restore, { params: { id, number: '1' } }),
    ]
    expect(refused.map(({ status, error }) => [status, error.code])).toEqual(refused.map(() => [409, 'OUTLINE_LOCKED']))
    expect([(await editing(workspace, id)).outline.cta, await usedOutlines(workspace)]).toEqual([cta, 1])
    await markSent(workspace, id, 'draft')
    expect((await type(owner, { ...outline, cta }, { cta: 'After' })).body.outline.cta).toBe('After')
  })
})

describe('writing an outline again', () => {
  test('costs one, brings another one and keeps the old one', async () => {
    const { workspace, outline, id } = await aDesk('TEAMS')
    const { status, body } = await regenerate(workspace, id)
    expect(status).toBe(200)
    expect(body.outline).toMatchObject({ id, ideaTitle: outline.ideaTitle, type: 'design-based' })
    expect(body.outline!.subjectLines).not.toEqual(outline.subjectLines)
    expect(body.outline!.previewText).not.toBe(outline.previewText)
    expect(await usedOutlines(workspace)).toBe(2)
    expect(await versionsOf(workspace, id)).toMatchObject([
      { number: 2, kind: 'regenerated', current: true },
      { number: 1, kind: 'generated' },
    ])
    expect((await versionOf(workspace, id, 1)).subjectLines).toEqual(outline.subjectLines)
    const third = await regenerate(workspace, id)
    expect(third.body.outline!.subjectLines).not.toEqual(body.outline!.subjectLines)
    expect((await editing(workspace, id)).hints).toEqual([])
  })

  test('can change the type', async () => {
    const { workspace, id } = await aDesk()
    const { body } = await regenerate(workspace, id, { type: 'text-based' })
    expect([body.outline!.type, body.outline!.additionalElements.imageDirection]).toEqual(['text-based', []])
    const back = await workspace.owner.call(editingEndpoints.restore, { params: { id, number: '1' } })
    expect(back.body.outline.type).toBe('design-based')
  })

  test('changes one section alone when that is wanted', async () => {
    const { workspace, outline, id } = await aDesk('TEAMS')
    const { owner } = workspace
    const moved = (await type(owner, outline, { sections: outline.sections.toReversed() })).body.outline
    const [, target, ...rest] = moved.sections
    const { body } = await regenerate(workspace, id, { section: target!.id })
    const [first, fresh, ...others] = body.outline!.sections
    expect([first, others]).toEqual([moved.sections[0], rest])
    expect(fresh!.id).toBe(target!.id)
    expect([fresh!.visual, fresh!.copy]).not.toEqual([target!.visual, target!.copy])
    const { subjectLines, previewText, cta } = outline
    expect(body.outline).toMatchObject({ subjectLines, previewText, cta })
    expect(await usedOutlines(workspace)).toBe(2)
    expect((await versionsOf(workspace, id))[0]).toMatchObject({ kind: 'section', changes: ['Email Sections'] })
    const gone = await regenerate(workspace, id, { section: 'nowhere' })
    expect([gone.status, gone.error.field, await usedOutlines(workspace)]).toEqual([400, 'section', 2])
  })

  test('keeps what was typed meanwhile as a version', async () => {
    const { workspace, brandId, outline, id } = await aDesk()
    beforeWriting(brandId, async () => {
      await type(workspace.owner, outline, { cta: 'Typed meanwhile' })
      beforeWriting(brandId, null)
    })
    await regenerate(workspace, id)
    expect(await versionOf(workspace, id, 2)).toMatchObject({ cta: 'Typed meanwhile' })
    expect((await versionsOf(workspace, id))[0]).toMatchObject({ number: 3, kind: 'regenerated' })
  })

  test('runs once at a time, and uses no quota when it fails or the email is sent first', async () => {
    const { workspace, brandId, outline, id } = await aDesk()
    const doubled: unknown[] = []
    beforeWriting(brandId, async () => {
      beforeWriting(brandId, null)
      const second = await regenerate(workspace, id)
      doubled.push([second.status, second.error.code], (await editing(workspace, id)).regenerating)
      await markSent(workspace, id)
    })
    const { status, error } = await regenerate(workspace, id)
    expect([status, error.code]).toEqual([409, 'OUTLINE_LOCKED'])
    expect(doubled).toEqual([[409, 'GENERATION_IN_PROGRESS'], true])
    const after = await editing(workspace, id)
    expect([after.outline.cta, after.regenerating, await usedOutlines(workspace)]).toEqual([outline.cta, false, 1])
  })

  test('stops at the limit of the plan', async () => {
    const { workspace, id } = await aDesk('FREE')
    await regenerate(workspace, id)
    await regenerate(workspace, id)
    const { status, error } = await regenerate(workspace, id)
    expect([status, error]).toEqual([403, { error: 'Outline limit reached', code: 'OUTLINE_LIMIT_REACHED', limit: 3 }])
    await setPlan(workspace.id, 'PRO')
    expect((await regenerate(workspace, id)).status).toBe(200)
  })
})

test('a suspended workspace shows its versions and changes nothing', async () => {
  const { workspace, outline, id } = await aDesk()
  await suspend(workspace.id)
  expect(await versionsOf(workspace, id)).toHaveLength(1)
  const { status, error } = await type(workspace.owner, outline, { cta: 'Late' })
  expect([status, error.code]).toEqual([403, 'WORKSPACE_SUSPENDED'])
  expect((await editing(workspace, id)).outline.cta).toBe(outline.cta)
})
