import { expect, test } from 'vitest'
import { isComplaintOfTheBody } from './body-complaints.ts'

test.each([
  'Irritación',
  'Dry skin in winter',
  'Trockene Haut',
  'Rougeurs après la douche',
  'Mal di testa e dolore',
  'Schlechter Schlaf',
  'Acne scars',
])('%s', (complaint) => {
  expect(isComplaintOfTheBody(complaint)).toBe(true)
})

test.each([
  'Promesas vacías',
  'Slow shipping',
  'Zu viel Auswahl',
  'Des tissus qui boulochent',
  'Poco spazio',
  'Bittere Tassen',
  'Harnesses that chafe',
])('%s', (complaint) => {
  expect(isComplaintOfTheBody(complaint)).toBe(false)
})
