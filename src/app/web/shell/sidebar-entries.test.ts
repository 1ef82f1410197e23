import { expect, test } from 'vitest'
import { pageName } from './sidebar-entries.ts'

test.each([
  ['/dashboard', 'Dashboard'],
  ['/dashboard/', 'Dashboard'],
  ['/dashboard/email-outlines', 'Email Outlines'],
  ['/dashboard/email-outlines/0198c5a0', 'Email Outlines'],
  ['/dashboard/insights', 'Insights'],
  ['/onboarding', 'Edit Your Brand'],
  ['/dashboard/brand-sheet', 'What we understood'],
  ['/dashboard/nope', undefined],
])('%s is called %s', (pathname, name) => {
  expect(pageName(pathname)).toBe(name)
})
