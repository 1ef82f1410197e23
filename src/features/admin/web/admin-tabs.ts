import { type ComponentType, lazy } from 'react'

export interface AdminTab {
  value: string
  label: string
  panel: ComponentType
}

export const ADMIN_TABS: readonly AdminTab[] = [
  {
    value: 'overview',
    label: 'Overview',
    panel: lazy(async () => ({ default: (await import('./overview/overview-panel.tsx')).OverviewPanel })),
  },
  {
    value: 'users',
    label: 'Users',
    panel: lazy(async () => ({ default: (await import('./people/users-panel.tsx')).UsersPanel })),
  },
  {
    value: 'workspaces',
    label: 'Workspaces',
    panel: lazy(async () => ({ default: (await import('./people/workspaces-panel.tsx')).WorkspacesPanel })),
  },
  {
    value: 'billing',
    label: 'Billing',
    panel: lazy(async () => ({ default: (await import('./billing/billing-panel.tsx')).BillingPanel })),
  },
  {
    value: 'prompts',
    label: 'AI Prompts',
    panel: lazy(async () => ({ default: (await import('./prompts/prompts-panel.tsx')).PromptsPanel })),
  },
  {
    value: 'tracking',
    label: 'Tracking Scripts',
    panel: lazy(async () => ({ default: (await import('./tracking/tracking-panel.tsx')).TrackingPanel })),
  },
  {
    value: 'events',
    label: 'Events',
    panel: lazy(async () => ({ default: (await import('./events/events-panel.tsx')).EventsPanel })),
  },
]

export function adminTab(asked: string | undefined): AdminTab {
  return ADMIN_TABS.find(({ value }) => value === asked) ?? ADMIN_TABS[0]!
}
