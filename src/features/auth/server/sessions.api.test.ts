import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { clientWith, cookieOf, signedOut } from '#test/client.ts'
import { aPerson, anAccount } from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { DAY, HOUR, MINUTE, at } from '#test/test-clock.ts'
import { authEndpoints } from '../contract.ts'

const { logIn, me } = authEndpoints

async function loggedIn(role: 'USER' | 'SUPERADMIN') {
  const account = await anAccount()
  await testApp.app.db.execute(sql`update users set role = ${role} where email = ${account.email}`)
  return clientWith(cookieOf(await signedOut.call(logIn, { body: account })))
}

const isOpen = async (client: Awaited<ReturnType<typeof loggedIn>>) => (await client.call(me)).status === 200

test.each([
  ['USER', 7 * DAY],
  ['SUPERADMIN', 30 * MINUTE],
] as const)('a session of a %s ends after its idle time', async (role, idle) => {
  const person = await loggedIn(role)
  expect(await at(idle - MINUTE, () => isOpen(person))).toBe(true)
  expect(await at(idle + MINUTE, () => isOpen(person))).toBe(true)
  expect(await at(2 * idle + 2 * MINUTE, () => isOpen(person))).toBe(false)
})

test.each([
  ['USER', 30 * DAY, 6 * DAY],
  ['SUPERADMIN', 8 * HOUR, 25 * MINUTE],
] as const)('a session of a %s ends after its whole life, however busy', async (role, life, step) => {
  const person = await loggedIn(role)
  for (let passed = step; passed < life; passed += step) {
    expect(await at(passed, () => isOpen(person)), `after ${passed / HOUR} hours`).toBe(true)
  }
  expect(await at(life - MINUTE, () => isOpen(person))).toBe(true)
  expect(await at(life + MINUTE, () => isOpen(person))).toBe(false)
})

test('a cookie with another value, or a piece of one, opens nothing', async () => {
  const person = await aPerson()
  const cookie = person.cookie!
  for (const forged of [`${cookie}x`, cookie.slice(0, -1), 'mailmonth=', 'mailmonth=%00', cookie.toUpperCase()]) {
    expect((await clientWith(forged).call(me)).status).toBe(401)
  }
})

test('the database holds no value that opens a session', async () => {
  const person = await aPerson()
  const token = person.cookie!.split('=')[1]!
  const found = await testApp.app.db.execute(sql`select t::text as row from sessions t`)
  const rows = (found as { rows: { row: string }[] }).rows.map(({ row }) => row)
  expect(rows.filter((row) => row.includes(person.user.id))).toHaveLength(1)
  expect(rows.filter((row) => row.includes(token))).toEqual([])
})
