import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { calendarEndpoints } from '#features/calendar/contract.ts'
import { historyEndpoints } from '#features/history/contract.ts'
import { storeImport } from '#features/history/server/imports.ts'
import { teamEndpoints } from '#features/team/contract.ts'
import { type Person, type TestWorkspace, aBrand, aMember, aWorkspace, anOutline } from './fixtures.ts'
import { testApp } from './test-app.ts'
import { outlineEndpoints } from '#features/outlines/contract.ts'
import { editingEndpoints } from '#features/outlines/editing-contract.ts'
import { libraryEndpoints } from '#features/outlines/library-contract.ts'

async function namesOf(workspace: TestWorkspace, person: Person): Promise<Record<string, string>> {
  const { id: workspaceId, owner } = workspace
  const { id: userId } = person.user
  const { id: brandId } = await aBrand(workspace)
  const { id, cta } = await anOutline(workspace, brandId)
  const params = { id }
  await person.call(outlineEndpoints.assign, { params, body: { userId } })
  await person.call(editingEndpoints.edit, { params, body: { base: { cta }, changes: { cta: 'Order today' } } })
  await storeImport(
    testApp.app,
    { workspaceId, userId },
    { brandId, filename: 'a.csv', fileHash: id, failedRows: 0 },
    [],
  )
  await person.call(calendarEndpoints.createFeed, { params: { brandId } })

  const { body: users } = await owner.call(outlineEndpoints.assignees, { params: { workspaceId } })
  const { body: members } = await owner.call(teamEndpoints.members, { params: { workspaceId } })
  const { body: library } = await owner.call(libraryEndpoints.months, { params: { id: brandId } })
  const { body: read } = await owner.call(outlineEndpoints.getOrList, { params })
  if (!('outline' in read)) throw new Error('One outline was asked for.')
  const assigned = read.outline.activityLog.find(({ action }) => action === 'assigned')!
  const text = String((await owner.call(outlineEndpoints.exportText, { params })).bytes)
  const { body: past } = await owner.call(historyEndpoints.imports, { params: { id: brandId } })
  const { body: versions } = await owner.call(editingEndpoints.versions, { params })
  const { body: feed } = await owner.call(calendarEndpoints.feed, { params: { brandId } })
  return {
    'list of assignees': users.users.find((user) => user.id === userId)!.fullName,
    'list of members': members.members.find((member) => member.userId === userId)!.user.name,
    'list of outlines': library.first[0]!.assignedToName!,
    'author in the activity log': assigned.userName,
    'text of the activity log': assigned.details.replace('Assigned to ', ''),
    'export as text': /Assigned to: (.+)/i.exec(text)![1]!.trim(),
    imports: past.imports[0]!.importedBy!,
    versions: versions.versions[0]!.userName,
    'calendar feed': feed.feed!.createdByName,
  }
}

const everywhere = (names: Record<string, string>, name: string) =>
  Object.fromEntries(Object.keys(names).map((place) => [place, name]))

test('a user without a name appears with the first part of their email everywhere', async () => {
  const workspace = await aWorkspace({ plan: 'OMNI' })
  const person = await aMember(workspace, 'MANAGER')
  await testApp.app.db.execute(sql`update users set name = '' where id = ${person.user.id}`)
  const names = await namesOf(workspace, person)
  expect(names).toEqual(everywhere(names, person.user.email.split('@')[0]!))
})

test('a user with a name in the workspace appears with it everywhere', async () => {
  const workspace = await aWorkspace({ plan: 'OMNI' })
  const person = await aMember(workspace, 'MANAGER')
  await testApp.app.db.execute(
    sql`update memberships set display_name = 'Our Noor' where workspace_id = ${workspace.id} and user_id = ${person.user.id}`,
  )
  const names = await namesOf(workspace, person)
  expect(names).toEqual(everywhere(names, 'Our Noor'))
})
