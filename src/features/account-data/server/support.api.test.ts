import { expect, test } from 'vitest'
import { clientWith, cookieOf } from '#test/client.ts'
import { aPerson, newCredentials } from '#test/fixtures.ts'
import { startApp } from '#test/test-app.ts'
import { authEndpoints } from '#features/auth/contract.ts'
import { accountDataEndpoints } from '../contract.ts'

const { support } = accountDataEndpoints

test('support links lead into the app by default', async () => {
  const { body } = await (await aPerson()).call(support)
  expect(body).toEqual({
    docsUrl: '/#docs',
    helpUrl: '/#support',
    supportEmail: 'support@localhost',
  })
})

test('settings replace the support links', async () => {
  const settings = {
    DOCS_URL: 'https://docs.northfold.example',
    HELP_URL: 'https://help.northfold.example',
    SUPPORT_EMAIL: 'desk@northfold.example',
  }
  const app = await startApp(settings)
  const cookie = cookieOf(await clientWith(null, app).call(authEndpoints.signUp, { body: newCredentials() }))
  const { body } = await clientWith(cookie, app).call(support)
  await app.stop()
  expect(body).toEqual({
    docsUrl: settings.DOCS_URL,
    helpUrl: settings.HELP_URL,
    supportEmail: settings.SUPPORT_EMAIL,
  })
})
