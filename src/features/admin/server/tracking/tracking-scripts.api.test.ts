import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Actor } from '#server/scope.ts'
import { auditLog } from '#server/db/platform-tables.ts'
import { AppError } from '#shared/errors.ts'
import { signedOut } from '#test/client.ts'
import { aPerson } from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { TRACKING_SCRIPTS_LENGTH, adminEndpoints } from '../../contract.ts'
import { saveTrackingScripts } from './tracking-scripts.ts'

const COUNTER = '<script async src="https://count.example/c.js" data-site="mailmonth"></script>'

async function aSuperAdmin(): Promise<Actor> {
  const { user } = await aPerson({ role: 'SUPERADMIN' })
  return {
    ...user,
    userId: user.id,
    sessionHash: '',
    superadminTokenHash: null,
    impersonator: null,
    memberships: [],
    token: null,
  }
}

async function save(markup: string, actor?: Actor) {
  return saveTrackingScripts(testApp.app, markup, { actor: actor ?? (await aSuperAdmin()), requestId: 'a-request' })
}

const read = () => signedOut.call(adminEndpoints.trackingScripts)

const refusal = async (markup: string) => {
  const error = await save(markup).then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof AppError)) throw new Error(`Nothing was refused: ${String(error)}`)
  return error.body
}

describe('tracking scripts', () => {
  test('reach visitors word for word and are cached for five minutes', async () => {
    const { updatedAt } = await save(COUNTER)
    const { status, body, headers } = await read()
    expect([status, body]).toEqual([200, { scripts: COUNTER, updatedAt }])
    expect(headers['cache-control']).toBe('public, max-age=300')
    expect(headers['set-cookie']).toBeUndefined()
  })

  test('can be removed again', async () => {
    await save(COUNTER)
    await save(' \n ')
    expect((await read()).body.scripts).toBe('')
  })

  test('keep who changed them, when, and both versions in the audit log', async () => {
    const actor = await aSuperAdmin()
    await save(COUNTER)
    await save('<style>a{}</style>', actor)
    const entries = await testApp.app.db.select().from(auditLog).where(eq(auditLog.actorUserId, actor.userId))
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({
      action: 'tracking_scripts.saved',
      occurredAt: expect.any(Date),
      actorEmail: actor.email,
      requestId: 'a-request',
      metadata: { before: COUNTER, after: '<style>a{}</style>' },
    })
  })

  test('form one chain when many save at the same time', async () => {
    const actor = await aSuperAdmin()
    await save('<style>/* start */</style>')
    const markups = Array.from({ length: 20 }, (_, number) => `<style>/* ${number} of many */</style>`)
    await Promise.all(markups.map((markup) => save(markup, actor)))
    const entries = await testApp.app.db.select().from(auditLog).where(eq(auditLog.actorUserId, actor.userId))
    const last = (await read()).body.scripts
    expect(entries.map(({ metadata }) => String(metadata['before'])).toSorted()).toEqual(
      ['<style>/* start */</style>', ...markups.filter((markup) => markup !== last)].toSorted(),
    )
  })

  test.each([
    ['<script>one()', 'never closed'],
    ['<script>a()</script>\n<style>p{}', 'line 2 is never closed'],
    ['<script src="a" src="b"></script>', 'duplicate-attribute'],
    ['<!-- <script>a()</script>', 'eof-in-comment'],
    ['x'.repeat(TRACKING_SCRIPTS_LENGTH + 1), 'under 50,000 characters'],
  ])('fail with a reason if a browser would misread them: %.40s', async (markup, reason) => {
    await save(COUNTER)
    expect(await refusal(markup)).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'scripts',
      error: expect.stringContaining(reason),
    })
    expect((await read()).body.scripts).toBe(COUNTER)
  })

  test('show what the pages load and what is skipped', async () => {
    const markup = `<!-- counter -->${COUNTER}<noscript><img src="https://count.example/p.gif"></noscript><meta name="a">hello<div><style>p{}</style></div>`
    const { inserted, leftOut } = await save(markup)
    expect(leftOut).toEqual(['<meta>', 'text', '<div>'])
    expect(inserted).toEqual([
      { element: 'script', line: 1, source: 'https://count.example/c.js', length: 0 },
      { element: 'noscript', line: 1, source: null, length: 39 },
      { element: 'style', line: 1, source: null, length: 3 },
    ])
  })

  test.each([
    ['<script src="http://count.example/c.js"></script>', 'Line 1 loads from an http: address'],
    ['<style>a{}</style>\n<script> </script>', 'Line 2 is an empty script'],
    ['<script>document.write("<p>")</script>', 'document.write, which does nothing'],
  ])("cause a warning if they won't work as intended: %.40s", async (markup, warning) => {
    expect((await save(markup)).warnings).toEqual([expect.stringContaining(warning)])
    expect((await save(COUNTER)).warnings).toEqual([])
  })
})
