import { afterAll, beforeAll, expect, test } from 'vitest'
import { newestMails } from '#server/db/platform-store.ts'
import {
  DESKTOP,
  PASSWORD,
  PHONE,
  type Product,
  expectAccessible,
  newEmail,
  startProduct,
  watchErrors,
} from './product.ts'

let product: Product
beforeAll(async () => void (product = await startProduct()))
afterAll(() => product.close())

const USERS = '/dashboard/settings?tab=users'

test('an agency invites a member by email, changes the role and removes the member', async () => {
  const owner = await product.newPage(DESKTOP)
  const errors = watchErrors(owner)
  const email = newEmail()
  await owner.goto('/login')
  await owner.request.post('/api/auth/signup', { data: { email, password: PASSWORD } })
  await owner.request.post('/api/workspaces', { data: { name: 'Quillhound' } })
  await product.setPlan(email, 'STARTER')

  await owner.goto(USERS)
  await owner.getByRole('button', { name: 'Invite user' }).click()
  const guest = newEmail()
  await owner.getByRole('textbox', { name: 'Email' }).fill(guest)
  await owner.getByRole('textbox', { name: 'Name' }).fill('Noor Haddad')
  await owner.getByRole('button', { name: 'Send invitation' }).click()
  await owner.getByRole('button', { name: 'Copy invitation link' }).waitFor()
  await expectAccessible(owner)
  await owner.getByRole('button', { name: 'Done' }).click()
  await owner.getByText('2 of 3 seats taken').waitFor()
  await expectAccessible(owner)

  const mail = (await newestMails(product.running.app.db)).find(({ recipient }) => recipient === guest)!
  const link = /https?:\/\/\S+accept-invite\S+/.exec(mail.body)![0]
  const member = await product.newPage(PHONE)
  await member.goto(link)
  await member.getByRole('heading', { name: 'Join Quillhound' }).waitFor()
  await expectAccessible(member)
  await member.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await member.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await member.getByRole('button', { name: 'Accept invitation' }).click()
  await member.waitForURL('**/dashboard')
  await member.goto(USERS)
  await member.getByText('Noor Haddad').first().waitFor()
  await expect.poll(() => member.getByRole('button', { name: 'Invite user' }).isDisabled()).toBe(true)
  await expectAccessible(member)

  await owner.reload()
  await owner.getByRole('button', { name: 'Actions for Noor Haddad' }).click()
  await owner.getByRole('menuitem', { name: 'Edit' }).click()
  await owner.getByLabel('Role').click()
  await owner.getByRole('option', { name: 'Manager' }).click()
  await owner.getByRole('button', { name: 'Save Changes' }).click()
  await owner.getByText('User Updated').first().waitFor()
  await member.reload()
  await member.getByRole('heading', { name: 'Pending invitations' }).waitFor()
  await expect.poll(() => member.getByRole('button', { name: 'Invite user' }).isDisabled()).toBe(false)

  await owner.getByRole('button', { name: 'Actions for Noor Haddad' }).click()
  await owner.getByRole('menuitem', { name: 'Remove' }).click()
  await owner.getByRole('button', { name: 'Remove', exact: true }).click()
  await owner.getByText('User Removed').first().waitFor()
  await owner.getByText('1 of 3 seats taken').waitFor()
  await member.reload()
  await member.getByText('No Workspace Found').waitFor()
  await member.goto(link)
  await member.getByRole('heading', { name: 'Invitation Already Used' }).waitFor()
  await expectAccessible(member)
  expect(errors).toEqual([])
})
