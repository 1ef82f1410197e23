import {
  CalendarDays,
  ChartNoAxesColumn,
  CreditCard,
  FileText,
  LayoutDashboard,
  Settings,
  ShieldCheck,
  Sparkles,
  type LucideIcon,
} from 'lucide-react'
import type { CurrentWorkspace } from '#features/access/web/queries.ts'
import type { Permission } from '#shared/permissions.ts'
import { paths } from '#web/paths.ts'

export interface SidebarEntry {
  label: string
  to: string
  icon: LucideIcon
  needs?: Permission
  superAdminOnly?: true
}

export const sidebarEntries: readonly SidebarEntry[] = [
  { label: 'Dashboard', to: paths.dashboard, icon: LayoutDashboard },
  { label: 'Create Emails', to: paths.createEmails, icon: Sparkles },
  { label: 'Email Outlines', to: paths.emailOutlines, icon: FileText },
  { label: 'Email Calendar', to: paths.emailCalendar, icon: CalendarDays },
  { label: 'Insights', to: paths.insights, icon: ChartNoAxesColumn },
  { label: 'Settings', to: paths.settings, icon: Settings },
  { label: 'Billing', to: paths.billing, icon: CreditCard, needs: 'VIEW_BILLING' },
  { label: 'Admin Dashboard', to: paths.admin, icon: ShieldCheck, superAdminOnly: true },
]

export const entriesFor = (current: CurrentWorkspace | null, isSuperAdmin: boolean): readonly SidebarEntry[] =>
  sidebarEntries.filter(
    ({ needs, superAdminOnly }) =>
      (needs === undefined || current?.may(needs) === true) && (superAdminOnly === undefined || isSuperAdmin),
  )

export function pageName(pathname: string): string | undefined {
  const path = pathname.replace(/(.)\/$/, '$1')
  const leadsTo = ({ to }: SidebarEntry) => to === path || (to !== paths.dashboard && path.startsWith(`${to}/`))
  return OTHER_PAGES[path] ?? sidebarEntries.find(leadsTo)?.label
}

const OTHER_PAGES: Record<string, string> = {
  [paths.onboarding]: 'Edit Your Brand',
  [paths.trash]: 'Trash',
  [paths.brandSheet]: 'What we understood',
}
