import { expect, test } from 'vitest'
import { ApiError } from '#web/api-client.ts'
import { exportRefusal } from './export-refusal.ts'

const refusal = (status: number, body: object) => new ApiError(status, JSON.stringify(body))

test('names the plan that opens a gate', () => {
  const error = refusal(403, {
    error: "Your plan doesn't include this feature. Upgrade to use it.",
    code: 'PLAN_REQUIRED',
  })
  expect(exportRefusal(error, 'outline')).toMatchObject({
    title: 'Upgrade Required',
    description: 'Please upgrade to export outlines',
  })
  expect(exportRefusal(error, 'month')).toMatchObject({
    title: 'Teams Plan Required',
    description: 'Bulk export is only available for Teams plan',
  })
})

test("says the server's sentence, and its own where there is none", () => {
  expect(exportRefusal(refusal(404, { error: 'Not found', code: 'NOT_FOUND' }), 'outline')).toMatchObject({
    title: 'Export Failed',
    description: 'Not found',
  })
  expect(exportRefusal(new ApiError(502, '<html>Bad gateway</html>'), 'outline').description).toBe('Export failed')
  expect(exportRefusal(new TypeError('Failed to fetch'), 'month').description).toBe('Failed to export outlines')
})
