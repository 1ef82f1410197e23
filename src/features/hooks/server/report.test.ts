import { expect, test } from 'vitest'
import { bodyOf, created, ideasGenerated, scheduleChanged, statusChanged } from './report.ts'

const outline = { id: 'o1', brandId: 'b1', title: 'Tea & <biscuits>', executiveBrief: 'Secret copy' }
const now = new Date('2026-11-29T10:00:00Z')
const say = (report: Parameters<typeof bodyOf>[1], kind: 'json' | 'slack') =>
  JSON.parse(bodyOf(kind, report, 'https://app.example', now)) as unknown

test('JSON has ids, the title, what changed and a link, and no copy', () => {
  expect(say(statusChanged(outline, 'draft', 'approved'), 'json')).toEqual({
    type: 'outline.status_changed',
    timestamp: '2026-11-29T10:00:00.000Z',
    data: {
      outlineId: 'o1',
      brandId: 'b1',
      title: 'Tea & <biscuits>',
      from: 'draft',
      to: 'approved',
      url: 'https://app.example/dashboard/email-outlines?id=o1',
    },
  })
  expect(JSON.stringify(say(created(outline), 'json'))).not.toContain('Secret copy')
})

test('Slack gets a sentence and a link, and reads nothing in a title', () => {
  expect(say(statusChanged(outline, 'draft', 'approved'), 'slack')).toEqual({
    text: '“Tea &amp; &lt;biscuits&gt;” is now Approved. https://app.example/dashboard/email-outlines?id=o1',
  })
  expect(
    say(scheduleChanged(outline, '2026-12-04 10:00:00', { country: 'US', timezone: 'America/New_York' }), 'slack'),
  ).toMatchObject({ text: expect.stringContaining('is scheduled for Dec 4, 2026, 10:00 AM (America/New_York).') })
  const generated = { brandId: 'b1', year: 2027, month: 1, topics: 3, ideas: 30 }
  expect(say(ideasGenerated(generated), 'slack')).toMatchObject({
    text: expect.stringContaining('30 ideas for January 2027 were generated.'),
  })
})
