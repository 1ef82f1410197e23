import { expect, test } from 'vitest'
import { anOutline } from '../outline.fixtures.ts'
import { outlineAsText } from './outline-as-text.ts'

test('holds every part of an outline in reading order', () => {
  const outline = anOutline({
    scheduledSendAt: '2026-12-04T10:00:00+01:00',
    workflowStatus: 'ready_for_review',
    assignedToName: 'Maya Chen',
    designLink: 'https://design.example/1',
    notes: 'Mind the date.',
    subjectLines: ['Small gifts', 'Long evenings'],
    previewText: 'A table, a candle and time to talk',
    executiveBrief: 'The brief.',
    segment: 'Returning buyers',
    cta: 'See the gifts',
    assetNotes: 'Two photos',
    additionalElements: {
      overallFeel: 'Warm',
      tone: 'Plain',
      imageDirection: ['Candle light'],
      links: ['https://a.example'],
    },
    sections: [
      { id: '1', section: 'Hero', visual: 'A table', copy: 'Good evening' },
      { id: '2', section: 'Sign-off', visual: ' ', copy: 'Until soon' },
    ],
  })
  expect(outlineAsText(outline, 'DE')).toBe(`Small gifts, long evenings

Send time: 4 Dec 2026, 10:00
Type: Design-Based
Template: Seasonal gift guide
Status: Ready for Review
Assigned to: Maya Chen

SUBJECT LINES
1. Small gifts
2. Long evenings

PREVIEW TEXT
A table, a candle and time to talk

EXECUTIVE BRIEF
The brief.

TARGET SEGMENT
Returning buyers

CALL TO ACTION
See the gifts

EMAIL SECTIONS
1. Hero
Visual direction: A table
Copy direction: Good evening

2. Sign-off
Copy direction: Until soon

OVERALL FEEL
Warm

TONE
Plain

IMAGE DIRECTION
- Candle light

ASSET NOTES
Two photos

LINKS
- https://a.example

DESIGN
https://design.example/1

NOTES
Mind the date.`)
})

test("leaves out empty parts, and uses the idea's title for a missing title", () => {
  expect(outlineAsText(anOutline({ title: '' }), 'US')).toBe(`Gifts under $50

Send time: Not scheduled
Type: Design-Based
Template: Seasonal gift guide
Status: Draft
Assigned to: Unassigned`)
})
