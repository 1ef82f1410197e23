import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSignedIn } from '#features/auth/web/queries.ts'
import { useWorkspace, workspacesOptions } from '#features/access/web/queries.ts'
import { PLAN_CATALOG } from '#shared/plan-catalog.ts'
import { BrandMark } from '#web/kit/brand-mark.tsx'
import { classNames } from '#web/kit/class-names.ts'
import { Touchable } from '#web/kit/touchable.tsx'
import { paths } from '#web/paths.ts'
import { OutlineUsage } from './outline-usage.tsx'
import { PersonMenu } from './person-menu.tsx'
import { RailTooltip } from './rail-tooltip.tsx'
import { entriesFor } from './sidebar-entries.ts'
import { WorkspaceSwitcher } from './workspace-switcher.tsx'

interface SidebarProps {
  rail?: boolean
  onChoose?: () => void
  onShortcuts: () => void
}

export function SidebarContent({ rail = false, onChoose, onShortcuts }: SidebarProps) {
  const current = useWorkspace()
  const isSuperAdmin = useSignedIn().role === 'SUPERADMIN'
  const entries = entriesFor(current, isSuperAdmin)
  return (
    <div className="flex h-full flex-col p-2">
      <WorkspaceLink rail={rail} {...(onChoose && { onChoose })} />
      <nav aria-label="Dashboard" className="-mx-1 mt-3 flex-1 overflow-x-hidden overflow-y-auto p-1">
        <ul className="grid gap-0.5">
          {entries.map(({ label, to, icon: Icon }) => (
            <li key={to}>
              <RailTooltip rail={rail} label={label}>
                <Touchable>
                  <Link
                    to={to}
                    activeOptions={{ exact: to === paths.dashboard, includeSearch: false }}
                    onClick={onChoose}
                    className={classNames(
                      'group flex h-9 items-center gap-3 rounded-md px-2 text-base font-medium text-fg-2',
                      'transition-[background-color,color] duration-(--t-fast) hover:bg-surface-3 hover:text-fg',
                      'focus-visible:-outline-offset-2 aria-[current=page]:bg-surface aria-[current=page]:text-fg',
                      'aria-[current=page]:shadow-[0_0_0_1px_var(--line),var(--e1)]',
                    )}
                  >
                    <Icon
                      aria-hidden
                      className="size-4 shrink-0 text-fg-3 group-hover:text-fg-2 group-aria-[current=page]:text-teal"
                    />
                    <span className={rail ? 'sr-only' : 'truncate'}>{label}</span>
                  </Link>
                </Touchable>
              </RailTooltip>
            </li>
          ))}
        </ul>
      </nav>
      {!rail && <OutlineUsage onChoose={onChoose} />}
      <PersonMenu rail={rail} onChoose={onChoose} onShortcuts={onShortcuts} />
    </div>
  )
}

function WorkspaceLink({ rail, onChoose }: { rail: boolean; onChoose?: () => void }) {
  const workspace = useWorkspace()?.workspace
  const { workspaces } = useSuspenseQuery(workspacesOptions).data
  const name = workspace?.name ?? 'Mailmonth'
  const link = (
    <RailTooltip rail={rail} label={name}>
      <Link
        to={paths.dashboard}
        onClick={onChoose}
        aria-label={`${name}, dashboard`}
        className="flex h-12 min-w-0 flex-1 shrink-0 items-center gap-3 rounded-md px-0.5 focus-visible:-outline-offset-2"
      >
        <BrandMark />
        {!rail && (
          <span className="grid min-w-0">
            <span className="truncate text-base font-semibold">{name}</span>
            <span className="truncate text-xs text-fg-3">
              {workspace === undefined ? 'No workspace yet' : `${PLAN_CATALOG[workspace.plan].label} plan`}
            </span>
          </span>
        )}
      </Link>
    </RailTooltip>
  )
  return (
    <div className={classNames('flex shrink-0 items-center', rail && 'flex-col', onChoose !== undefined && 'mr-12')}>
      {link}
      {workspaces.length > 1 && (
        <WorkspaceSwitcher workspaces={workspaces} {...(onChoose !== undefined && { onChoose })} />
      )}
    </div>
  )
}
