export const SETTINGS_TABS = [
  { value: 'account', label: 'Account Info' },
  { value: 'profile', label: 'User Profile' },
  { value: 'users', label: 'User Management' },
  { value: 'integrations', label: 'Integrations' },
  { value: 'support', label: 'Support' },
] as const

export type SettingsTab = (typeof SETTINGS_TABS)[number]['value']

/** `brands` is a card of the first tab. Unknown names also lead there. */
export function settingsTab(asked: string | undefined): SettingsTab {
  return SETTINGS_TABS.find(({ value }) => value === asked)?.value ?? 'account'
}
