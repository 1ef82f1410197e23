import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import type { UsableFacts } from '#shared/brand-sheet.ts'
import type { NotesReading } from '#writing/notes/notes-reading.ts'
import type { OutlineContent } from '#writing/requests/outline-content.ts'
import type { PlannedTopic } from '#writing/requests/plan-request.ts'

interface Written {
  facts: UsableFacts
  topics: PlannedTopic[]
  outline: OutlineContent
  language: string
  monthChecks: string[]
  monthChecksInEnglish: string[]
  outlineChecks: string[]
  outlineChecksInEnglish: string[]
  claims: string[]
  notes: NotesReading
}

// `small-language/writing` holds a little Esperanto, and no code. Other tests share their modules, and they know only the
// languages of the product, so this one has its own process.
let written: Written
beforeAll(async () => {
  const program = path.join(import.meta.dirname, 'small-language/plan-and-write.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [program])
  written = JSON.parse(stdout) as Written
}, 60_000)

test('a sheet is read in a language that is only a folder', () => {
  expect(written.facts.offers.map(({ name, kind }) => [name, kind])).toEqual([
    ['Verda teo', 'consumable'],
    ['Nigra teo', 'consumable'],
    ['Blua taso', 'durable'],
  ])
  expect(written.facts).toMatchObject({
    trade: { trade: 'coffee-tea', label: 'kafo kaj teo' },
    voice: { register: 'plain', exclamationMarks: false },
    doubts: [{ question: 'Ĝi estas multekosta', topic: 'price' }],
  })
})

test('a month is planned and judged in it', () => {
  const ideas = written.topics.flatMap(({ subtopics }) => subtopics)
  expect(ideas).toHaveLength(8)
  expect(ideas.filter(({ plannedFor }) => plannedFor !== null).length).toBeGreaterThanOrEqual(2)
  expect(ideas.map(({ title }) => title)).toContain('Komencu per la supra breto')
  expect(written).toMatchObject({ language: 'eo', monthChecks: [], monthChecksInEnglish: ['Q10'] })
})

test('an outline is written and judged in it', () => {
  const { outline } = written
  expect(outline.sections.map(({ section }) => section)).toEqual([
    'Malfermo',
    'Unua penso',
    'Dua penso',
    'Fino kaj butono',
  ])
  expect(outline.sections.every(({ copy }) => copy.includes('Indiko: '))).toBe(true)
  expect(outline.subjectLines).toHaveLength(5)
  expect(outline.additionalElements.links[0]).toBe('Butono «Rigardu la breton»: https://teodomo.example')
  expect(written).toMatchObject({ outlineChecks: [], outlineChecksInEnglish: ['language'] })
})

test('claims and notes are read in it', () => {
  expect(written.claims).toEqual(['health'])
  expect(written.notes).toMatchObject({
    events: [{ start: '2027-04-12', kind: 'event', title: 'Kurso' }],
    exclusions: [{ type: 'discounts' }],
    unread: [],
  })
})
