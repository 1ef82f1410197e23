import { expect, test } from 'vitest'
import { authEndpoints } from '#features/auth/contract.ts'
import { signedOut } from './client.ts'
import { type Person, aPerson, fixturePassword } from './fixtures.ts'

const CHANGED = 'a changed horse battery'

const change = async (person: Person) => {
  const { password: currentPassword } = await fixturePassword(person)
  return person.call(authEndpoints.changePassword, { body: { currentPassword, newPassword: CHANGED } })
}
const opens = async ({ user: { email } }: Person, password: string) =>
  (await signedOut.call(authEndpoints.logIn, { body: { email, password } })).status === 200

test('restores the password of one user without changing that of another', async () => {
  const [one, other] = [await aPerson(), await aPerson()]
  await change(one)
  await change(other)
  const { password } = await fixturePassword(one)
  expect([await opens(one, password), await opens(other, CHANGED)]).toEqual([true, true])
  await fixturePassword(other)
  expect([await opens(other, password), await opens(other, CHANGED)]).toEqual([true, false])
})
