import { expect, test } from 'vitest'
import { campaignName, suggestedPreviewText } from './klaviyo-campaign.ts'

const planMonth = { year: 2026, month: 11 }
const nameOf = (title: string, scheduledSendAt: string | null = null, ideaTitle = 'Idee') =>
  campaignName({ title, ideaTitle, planMonth, scheduledSendAt })

test('a campaign is named by its day and its title', () => {
  expect(nameOf('Der letzte gute Tag', '2026-11-24T10:00:00+01:00')).toBe('2026-11-24 · Der letzte gute Tag')
  expect(nameOf(' Ohne\nDatum ')).toBe('2026-11 · Ohne Datum')
  expect([nameOf(' '), nameOf('', null, '')]).toEqual(['2026-11 · Idee', '2026-11 · Untitled outline'])
  expect(nameOf('👋🏽'.repeat(200)).length).toBeLessThan(500)
})

test('the preview text of a draft is that of the outline, or its first sentence', () => {
  const sections = [{ id: 'a', section: '', visual: '', copy: 'One. Two.' }]
  expect(suggestedPreviewText({ previewText: 'Own.', sections })).toBe('Own.')
  expect(suggestedPreviewText({ previewText: '', sections })).toBe('One.')
})
