import { FileText, Moon, ScrollText, Settings, Store, Sun, Trash2, Keyboard, Zap } from 'lucide-react'
import type { CurrentWorkspace } from '#features/access/web/queries.ts'
import type { Brand } from '#features/brands/contract.ts'
import { STATUS_LABELS } from '#features/outlines/contract.ts'
import type { OutlineSummary } from '#features/outlines/library-contract.ts'
import { SETTINGS_TABS } from '#features/settings/web/settings-tabs.ts'
import { monthTitle } from '#shared/calendar-dates.ts'
import { type ListGroup, type ListOption, hasWords } from '#web/kit/search-list.tsx'
import { outlineUrl, paths, settingsUrl } from '#web/paths.ts'
import { type Theme, toggleTheme } from '#web/theme.ts'
import { entriesFor } from '../sidebar-entries.ts'
import type { PageAction } from './page-actions.ts'

export interface Entry extends ListOption {
  /** An address to go to, or what to do. */
  leads: string | (() => void)
  /** Appears only for typed text, because its page is in the list already. */
  onlyTyped?: true
}

interface Known {
  current: CurrentWorkspace | null
  isSuperAdmin: boolean
  brands: readonly Brand[]
  /** The address of the page, for pages that show one brand. */
  placeOfBrand: (brandId: string) => string
  actions: readonly PageAction[]
  theme: Theme
  onShortcuts: () => void
}

/** Everything here also exists elsewhere. */
export function knownGroups(known: Known): ListGroup<Entry>[] {
  const { current, brands } = known
  return [
    { label: 'Pages', options: pages(known) },
    {
      label: 'Brands',
      options: brands
        .filter(({ workspaceId }) => workspaceId === current?.workspace.id)
        .map(({ id, name }) => ({
          value: `brand-${id}`,
          label: name,
          icon: <Store aria-hidden />,
          leads: known.placeOfBrand(id),
        })),
    },
    {
      label: 'On this page',
      options: known.actions.map(({ label, run }, index) => ({
        value: `action-${index}`,
        label,
        icon: <Zap aria-hidden />,
        leads: run,
      })),
    },
    { label: 'Mailmonth', options: commands(known) },
  ]
}

function pages({ current, isSuperAdmin, brands }: Known): Entry[] {
  const inSidebar = entriesFor(current, isSuperAdmin).map(({ label, to, icon: Icon }): Entry => ({
    value: to,
    label,
    icon: <Icon aria-hidden />,
    leads: to,
  }))
  const ofBrand: Entry[] =
    brands.length === 0
      ? []
      : [
          { value: paths.trash, label: 'Trash', icon: <Trash2 aria-hidden />, leads: paths.trash, onlyTyped: true },
          {
            value: paths.brandSheet,
            label: 'What we understood',
            icon: <ScrollText aria-hidden />,
            leads: paths.brandSheet,
            onlyTyped: true,
          },
        ]
  const tabs = SETTINGS_TABS.map(({ value, label }): Entry => {
    const address = settingsUrl(value)
    const icon = <Settings aria-hidden />
    return { value: address, label: `Settings: ${label}`, icon, leads: address, onlyTyped: true }
  })
  return [...inSidebar, ...ofBrand, ...tabs]
}

function commands({ theme, onShortcuts }: Known): Entry[] {
  const [icon, label] =
    theme === 'dark'
      ? [<Sun key="sun" aria-hidden />, 'Switch to light']
      : [<Moon key="moon" aria-hidden />, 'Switch to dark']
  return [
    { value: 'theme', label, icon, leads: toggleTheme },
    { value: 'shortcuts', label: 'Keyboard shortcuts', icon: <Keyboard aria-hidden />, leads: onShortcuts },
  ]
}

export const matching = (groups: readonly ListGroup<Entry>[], typed: string): ListGroup<Entry>[] =>
  groups.map(({ label, options }) => ({
    label,
    options: options.filter((option) =>
      typed.trim() === '' ? option.onlyTyped !== true : hasWords(option.label, typed),
    ),
  }))

export const outlineEntries = (outlines: readonly OutlineSummary[], brands: readonly Brand[]): Entry[] =>
  outlines.map(({ id, brandId, title, ideaTitle, planMonth, workflowStatus }) => ({
    value: `outline-${id}`,
    label: title.trim() === '' ? ideaTitle : title,
    icon: <FileText aria-hidden />,
    detail: [
      brands.length > 1 && brands.find((brand) => brand.id === brandId)?.name,
      monthTitle(planMonth),
      STATUS_LABELS[workflowStatus],
    ]
      .filter(Boolean)
      .join(' · '),
    leads: outlineUrl(id),
  }))
