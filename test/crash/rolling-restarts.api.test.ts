import { expect, test } from 'vitest'
import { aDatabaseWithBrand } from './databases.ts'
import { rollingRestarts } from './rolling-restarts.ts'

test('no request fails while two processes restart in turn', { timeout: 300_000 }, async () => {
  const { calmMs, rollingMs, ...rolled } = await rollingRestarts(await aDatabaseWithBrand(''), 1, 0)
  expect(rolled).toEqual({ failures: [], lost: [], leaked: 0, exitCodes: [0, 0] })
  expect(calmMs.length + rollingMs.length).toBeGreaterThan(20)
})
