import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { workspaceEndpoints } from '#features/access/contract.ts'
import { authEndpoints } from '#features/auth/contract.ts'
import type { RunningApp } from '#app/server/create-app.ts'
import { type Mailer, smtpMailer } from '#server/mailer.ts'
import { findServiceFailures } from '#server/db/platform-store.ts'
import { type Client, clientWith, cookieOf } from '#test/client.ts'
import { newCredentials } from '#test/fixtures.ts'
import { type MailServer, aMailServer } from '#test/mail-server.ts'
import { startApp } from '#test/test-app.ts'
import { setPlanOverride } from '#features/access/server/subscription-store.ts'
import { teamEndpoints } from '../contract.ts'

const FROM = 'Mailmonth <hello@mailmonth.example>'

let mailer: Mailer
let app: RunningApp
beforeAll(async () => {
  app = await startApp({}, { mailer: { send: (mail) => mailer.send(mail) } })
})
afterAll(() => app.stop())

async function withMailServer(refusals: readonly number[] = [], product = app, silences = 0) {
  const mailServer = await aMailServer(refusals, silences)
  onTestFinished(() => mailServer.close())
  mailer = smtpMailer(`smtp://127.0.0.1:${mailServer.port}`, FROM, [1, 1], silences > 0 ? 300 : undefined)
  const visitor = clientWith(null, product)
  const owner = clientWith(cookieOf(await visitor.call(authEndpoints.signUp, { body: newCredentials() })), product)
  const { body } = await owner.call(workspaceEndpoints.create, { body: { name: 'Northfold' } })
  await setPlanOverride(product.app.db, body.workspace.id, 'OMNI')
  return { mailServer, visitor, owner, workspaceId: body.workspace.id }
}

async function mailStateOf(owner: Client, workspaceId: string, wanted: string) {
  await expect
    .poll(async () => (await owner.call(teamEndpoints.invites, { params: { workspaceId } })).body.invites[0]!.mailState)
    .toBe(wanted)
}

const theMail = async ({ first, received }: MailServer) => {
  await first
  return { ...received[0]!, parsed: await PostalMime.parse(received[0]!.raw) }
}

test('an invitation reaches a real SMTP server with a link that works', async () => {
  const { mailServer, visitor, owner, workspaceId } = await withMailServer()
  const { email } = newCredentials()
  const { body } = await owner.call(teamEndpoints.invite, { body: { email, role: 'CREATOR', workspaceId } })
  const { from, to, parsed } = await theMail(mailServer)
  expect([from, to]).toEqual(['hello@mailmonth.example', [email]])
  expect(parsed.text).toContain(body.inviteUrl)
  const token = /accept-invite\?token=([\w-]{43})$/m.exec(parsed.text!)![1]!
  const password = 'correct horse battery'
  expect((await visitor.call(teamEndpoints.accept, { body: { token, password } })).status).toBe(200)
})

test('an SMTP server that responds "later" twice gets a third try', async () => {
  const { mailServer, owner, workspaceId } = await withMailServer([451, 421])
  const { email } = newCredentials()
  await owner.call(teamEndpoints.invite, { body: { email, role: 'CREATOR', workspaceId } })
  expect((await theMail(mailServer)).to).toEqual([email])
  expect(mailServer.attempts).toBe(3)
  await mailStateOf(owner, workspaceId, 'sent')
})

test('an SMTP server that responds "no" gets one try, and the list of invitations shows it', async () => {
  const { mailServer, visitor, owner, workspaceId } = await withMailServer([550])
  const { email } = newCredentials()
  const { status, body } = await owner.call(teamEndpoints.invite, { body: { email, role: 'CREATOR', workspaceId } })
  expect(status).toBe(201)
  await mailStateOf(owner, workspaceId, 'failed')
  expect([mailServer.attempts, mailServer.received]).toEqual([1, []])
  // The invitation is valid, so the owner can still share its link.
  const token = new URL(body.inviteUrl).searchParams.get('token')!
  expect((await visitor.call(teamEndpoints.validate, { params: { token } })).body.valid).toBe(true)
  await owner.call(teamEndpoints.resend, { params: { id: body.invite.id } })
  await mailStateOf(owner, workspaceId, 'sent')
})

test('an SMTP server that takes an email and then hangs gets it again', async () => {
  const { mailServer, owner, workspaceId } = await withMailServer([], app, 1)
  const { email } = newCredentials()
  await owner.call(teamEndpoints.invite, { body: { email, role: 'CREATOR', workspaceId } })
  expect((await theMail(mailServer)).to).toEqual([email])
  expect(mailServer.attempts).toBe(2)
  await mailStateOf(owner, workspaceId, 'sent')
})

test('an SMTP server that always hangs shows in the list of invitations, and a later email arrives', async () => {
  const { mailServer, owner, workspaceId } = await withMailServer([], app, 3)
  const { email } = newCredentials()
  const { body, status } = await owner.call(teamEndpoints.invite, { body: { email, role: 'CREATOR', workspaceId } })
  expect(status).toBe(201)
  await mailStateOf(owner, workspaceId, 'failed')
  expect([mailServer.attempts, mailServer.received]).toEqual([3, []])
  expect(await findServiceFailures(app.app.db)).toMatchObject([
    { service: 'mail', message: expect.stringMatching(/time/i) },
  ])
  await owner.call(teamEndpoints.resend, { params: { id: body.invite.id } })
  await mailStateOf(owner, workspaceId, 'sent')
  expect((await theMail(mailServer)).to).toEqual([email])
})

test('names with line breaks add neither headers nor recipients nor lines', async () => {
  const { mailServer, owner, workspaceId } = await withMailServer()
  const nasty = 'North\r\nBcc: everyone@example.com\r\n\r\nfold'
  await owner.call(workspaceEndpoints.update, { params: { id: workspaceId }, body: { name: nasty } })
  await owner.call(authEndpoints.updateProfile, { body: { name: nasty } })
  const { email } = newCredentials()
  await owner.call(teamEndpoints.invite, { body: { email, name: nasty, role: 'CREATOR', workspaceId } })
  const { to, parsed } = await theMail(mailServer)
  expect([to, parsed.to?.map(({ address }) => address), parsed.bcc]).toEqual([[email], [email], undefined])
  expect(parsed.headers.map(({ key }) => key)).not.toContain('bcc')
  expect(parsed.subject).toBe(
    'North Bcc: everyone@example.com fold invited you to North Bcc: everyone@example.com fold on Mailmonth',
  )
  expect(parsed.text).not.toMatch(/^Bcc:/m)
})

test.each(['kim@example.com\r\nBcc: x@example.com', 'kim@example.com, x@example.com', '"x\r\n"@example.com'])(
  'the address %j is invalid',
  async (email) => {
    const { owner, workspaceId } = await withMailServer()
    const { status, error } = await owner.call(teamEndpoints.invite, {
      body: { email, role: 'CREATOR', workspaceId },
    })
    expect([status, error.field]).toEqual([400, 'email'])
  },
)

test('a workspace that sends more than sixty emails in an hour has to wait', async () => {
  const limited = await startApp({ RATE_LIMITS: 'on' })
  onTestFinished(() => limited.stop())
  const { owner, workspaceId } = await withMailServer([], limited)
  const send = () =>
    owner.call(teamEndpoints.invite, { body: { email: newCredentials().email, role: 'CREATOR', workspaceId } })
  for (let sent = 0; sent < 60; sent++) expect((await send()).status).toBe(201)
  expect((await send()).error).toMatchObject({ code: 'RATE_LIMITED' })
})
