import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { useLogOut } from '#features/auth/web/widgets/use-log-out.ts'
import { useSignedIn } from '#features/auth/web/queries.ts'
import { useWorkspace, workspacesOptions } from '#features/access/web/queries.ts'
import { PLAN_CATALOGUE } from '#shared/plan-catalogue.ts'
import { Avatar } from '#web/kit/avatar.tsx'
import { Badge } from '#web/kit/badge.tsx'
import { BrandMark } from '#web/kit/brand-mark.tsx'
import { Button } from '#web/kit/button.tsx'
import { classNames } from '#web/kit/class-names.ts'
import { paths } from '#web/paths.ts'
import { OutlineUsage } from './outline-usage.tsx'
import { RailTooltip } from './rail-tooltip.tsx'
import { sidebarEntries } from './sidebar-entries.ts'
import { WorkspaceSwitcher } from './workspace-switcher.tsx'

interface SidebarProps {
  /** Only icons are seen; their names come as tooltips. */
  rail?: boolean
  /** The phone's sheet closes when somebody has chosen. */
  onChoose?: () => void
}

/** What the sidebar holds: the workspace, the pages, the person. */
export function SidebarContent({ rail = false, onChoose }: SidebarProps) {
  const current = useWorkspace()
  const isSuperAdmin = useSignedIn().role === 'SUPERADMIN'
  const entries = sidebarEntries.filter(
    ({ needs, superAdminOnly }) =>
      (needs === undefined || current?.may(needs) === true) && (superAdminOnly === undefined || isSuperAdmin),
  )
  return (
    <div className="flex h-full flex-col p-2">
      <WorkspaceLink rail={rail} {...(onChoose && { onChoose })} />
      <nav aria-label="Dashboard" className="-mx-1 mt-3 flex-1 overflow-x-hidden overflow-y-auto p-1">
        <ul className="grid gap-0.5">
          {entries.map(({ label, to, icon: Icon }) => (
            <li key={to}>
              <RailTooltip rail={rail} label={label}>
                <Link
                  to={to}
                  activeOptions={{ exact: true, includeSearch: false }}
                  onClick={onChoose}
                  className={classNames(
                    'group flex h-(--touch) items-center gap-3 rounded-md px-2 text-base font-medium text-fg-2 md:h-9',
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
              </RailTooltip>
            </li>
          ))}
        </ul>
      </nav>
      {!rail && <OutlineUsage onChoose={onChoose} />}
      <Person rail={rail} inSheet={onChoose !== undefined} />
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
              {workspace === undefined ? 'No workspace yet' : `${PLAN_CATALOGUE[workspace.plan].label} plan`}
            </span>
          </span>
        )}
      </Link>
    </RailTooltip>
  )
  return (
    <div
      className={classNames(
        'flex shrink-0 items-center',
        rail && 'flex-col',
        // The phone's sheet has its close button at the end of this line.
        onChoose !== undefined && 'mr-12',
      )}
    >
      {link}
      {workspaces.length > 1 && (
        <WorkspaceSwitcher workspaces={workspaces} {...(onChoose !== undefined && { onChoose })} />
      )}
    </div>
  )
}

function Person({ rail, inSheet }: { rail: boolean; inSheet: boolean }) {
  const user = useSignedIn()
  const logOut = useLogOut()
  return (
    <div className={classNames('flex shrink-0 items-center gap-2.5 border-t border-line pt-2', rail && 'flex-col')}>
      <Avatar name={user.name} size="sm" round className={classNames('size-7', !rail && 'ml-0.5')} />
      {!rail && (
        <span className="grid min-w-0 flex-1 justify-items-start gap-0.5">
          <span className="max-w-full truncate text-xs text-fg-2" title={user.email}>
            {user.email}
          </span>
          {user.role === 'SUPERADMIN' && <Badge>ADMIN</Badge>}
        </span>
      )}
      <RailTooltip rail={!inSheet} label="Log out">
        <Button
          variant="ghost"
          size="icon"
          aria-label="Log out"
          className="max-md:size-(--touch) md:size-8"
          busy={logOut.isPending || logOut.isSuccess}
          onClick={() => logOut.mutate()}
        >
          <LogOut aria-hidden />
        </Button>
      </RailTooltip>
    </div>
  )
}
