import { expect, test } from 'vitest'
import { SETTINGS_TABS, settingsTab } from './settings-tabs.ts'

test.each(SETTINGS_TABS.map(({ value }) => value))('%s has its own tab', (value) => {
  expect(settingsTab(value)).toBe(value)
})

test.each([undefined, 'brands', 'nope', 'ACCOUNT'])('%s opens Account Info', (asked) => {
  expect(settingsTab(asked)).toBe('account')
})
