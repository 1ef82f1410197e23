import { expect, test } from 'vitest'
import { type Person, aWorkspace, join, suspend } from '#test/fixtures.ts'
import { workspaceEndpoints } from '../contract.ts'

const { list, select, update } = workspaceEndpoints

const namesFirst = async (person: Person) => (await person.call(list)).body.workspaces.map(({ id }) => id)

test('the fields of a workspace change, each on its own', async () => {
  const { id, owner } = await aWorkspace()
  await owner.call(update, { params: { id }, body: { name: ' Northfold ', website: 'https://northfold.example' } })
  await owner.call(update, { params: { id }, body: { address: '1 Quay Street' } })
  const { workspaces } = (await owner.call(list)).body
  expect(workspaces[0]).toMatchObject({
    name: 'Northfold',
    website: 'https://northfold.example',
    address: '1 Quay Street',
  })
})

test('an empty website is none', async () => {
  const { id, owner } = await aWorkspace()
  await owner.call(update, { params: { id }, body: { website: 'https://northfold.example' } })
  const { body } = await owner.call(update, { params: { id }, body: { website: '' } })
  expect(body.workspace.website).toBeNull()
})

test.each([
  ['name', '  ', 'Workspace name is required'],
  ['website', 'javascript:alert(1)', 'Must be a valid URL'],
])('%s is checked', async (field, value, sentence) => {
  const { id, owner } = await aWorkspace()
  const { status, error } = await owner.call(update, { params: { id }, body: { [field]: value } })
  expect([status, error]).toEqual([400, { error: sentence, code: 'INVALID_INPUT', field }])
})

test('the chosen workspace comes first until another is chosen', async () => {
  const mine = await aWorkspace()
  const other = await aWorkspace()
  await join(other, mine.owner, 'CREATOR')
  expect(await namesFirst(mine.owner)).toEqual([mine.id, other.id])
  await mine.owner.call(select, { params: { id: other.id } })
  expect(await namesFirst(mine.owner)).toEqual([other.id, mine.id])
  await mine.owner.call(select, { params: { id: mine.id } })
  expect(await namesFirst(mine.owner)).toEqual([mine.id, other.id])
})

test('a suspended workspace can be looked at', async () => {
  const mine = await aWorkspace()
  const other = await aWorkspace()
  await join(other, mine.owner, 'ADMIN')
  await suspend(other.id)
  expect((await mine.owner.call(select, { params: { id: other.id } })).status).toBe(200)
  expect((await namesFirst(mine.owner))[0]).toBe(other.id)
})

test("one user's choice doesn't change another user's", async () => {
  const mine = await aWorkspace()
  const other = await aWorkspace()
  await join(other, mine.owner, 'ADMIN')
  await join(mine, other.owner, 'ADMIN')
  await mine.owner.call(select, { params: { id: other.id } })
  expect((await namesFirst(other.owner))[0]).toBe(other.id)
})
