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
import type { Permission } from '#shared/permissions.ts'
import { paths } from '#web/paths.ts'

export interface SidebarEntry {
  label: string
  to: string
  icon: LucideIcon
  /** Shown only to those who may. */
  needs?: Permission
  superAdminOnly?: true
}

/** The pages of the dashboard in the order of the sidebar. A page joins the list together with its route. */
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

/** What the top bar calls the page at an address of the shell. */
export function pageName(pathname: string): string | undefined {
  const path = pathname.replace(/(.)\/$/, '$1')
  return OTHER_PAGES[path] ?? sidebarEntries.find(({ to }) => to === path)?.label
}

const OTHER_PAGES: Record<string, string> = {
  [paths.onboarding]: 'Edit Your Brand',
  [paths.trash]: 'Trash',
  [paths.brandSheet]: 'What we understood',
}
