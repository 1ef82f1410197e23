import { expect, test } from 'vitest'
import { SETTINGS_TABS, settingsTab } from './settings-tabs.ts'

test.each(SETTINGS_TABS.map(({ value }) => value))('%s is a tab of its own', (value) => {
  expect(settingsTab(value)).toBe(value)
})

test.each([undefined, 'brands', 'nope', 'ACCOUNT'])('%s opens Account Info', (asked) => {
  expect(settingsTab(asked)).toBe('account')
})
