import { expect, test } from 'vitest'
import { germanBrief, plainLetter } from './exported-outline.fixtures.ts'
import { outlineAsText } from './outline-as-text.ts'

test('holds every field of a brief, in reading order', () => {
  const brief = germanBrief()
  const text = outlineAsText(brief)
  const expected = [
    brief.title,
    brief.brandName,
    'December 2026',
    'Thursday, 3 December 2026 at 10:00 (UTC+01:00)',
    'Design-Based',
    brief.template,
    brief.workflowStatus,
    brief.mainTopicTitle,
    brief.ideaTitle,
    'Jule Brandt',
    ...brief.subjectLines,
    'Preview text\n------------\nDrei kleine Tüten, und der Stiefel ist voll.',
    'Der Einwand „Ich habe keine Mühle“',
    brief.segment,
    brief.cta,
    ...brief.sections.flatMap((section) => [section.section, section.visual, section.copy.split('\n').at(-1) ?? '']),
    brief.additionalElements.overallFeel,
    brief.additionalElements.tone,
    ...brief.additionalElements.imageDirection,
    brief.assetNotes,
    ...brief.additionalElements.links,
    'https://design.example/files/nikolaus?page=2&view=brief',
    'Freigabe bis Montag.',
  ]
  let position = 0
  for (const part of expected) {
    const found = text.indexOf(part, position)
    expect(found, part).toBeGreaterThanOrEqual(position)
    position = found + part.length
  }
})

test('keeps every line at its length and ends with one line feed', () => {
  const executiveBrief = 'wort '.repeat(2000).trim()
  const text = outlineAsText(germanBrief({ executiveBrief }))
  expect(text).toContain(`\n${executiveBrief}\n`)
  expect(text).toMatch(/[^\n]\n$/)
})

test('has one kind of line break and no control characters', () => {
  const text = outlineAsText(germanBrief({ notes: 'a\r\nb\rc\u0000\u0007\uD800', title: 'Zwei\nZeilen' }))
  expect(text).toMatch(/^Zwei Zeilen\n={11}\n/)
  expect(text).toContain('a\nb\nc\uFFFD\n')
  expect(text).not.toMatch(/[[\p{Cc}--\n]\p{Cs}]/v)
})

test('shows empty parts as None', () => {
  const text = outlineAsText(plainLetter({ previewText: '' }))
  expect(text).toContain('Preview text\n------------\nNone')
  expect(text).toContain('Assigned to: Unassigned')
  expect(text).toContain('Send time:   Not scheduled')
  expect(text).toContain('Design link\n-----------\nNone')
  expect(text).toContain('Image direction\n---------------\nNone')
  expect(text).toContain('   Visual direction: None')
})
