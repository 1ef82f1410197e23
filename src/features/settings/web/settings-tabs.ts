export const SETTINGS_TABS = [
  { value: 'account', label: 'Account Info' },
  { value: 'profile', label: 'User Profile' },
  { value: 'users', label: 'User Management' },
  { value: 'integrations', label: 'Integrations' },
  { value: 'support', label: 'Support' },
] as const

export type SettingsTab = (typeof SETTINGS_TABS)[number]['value']

/** The tab that the address asks for. `brands` is a card of the first one; what nobody knows leads there, too. */
export function settingsTab(asked: string | undefined): SettingsTab {
  return SETTINGS_TABS.find(({ value }) => value === asked)?.value ?? 'account'
}
