import { useNavigate } from '@tanstack/react-router'
import { Check, ChevronsUpDown } from 'lucide-react'
import { type Workspace, workspaceEndpoints } from '#features/access/contract.ts'
import { Button } from '#web/kit/button.tsx'
import { DropdownMenu, MenuItem } from '#web/kit/dropdown-menu.tsx'
import { paths } from '#web/paths.ts'
import { useChange } from '#web/use-change.ts'

export function WorkspaceSwitcher({ workspaces, onChoose }: { workspaces: Workspace[]; onChoose?: () => void }) {
  const navigate = useNavigate()
  const [current] = workspaces
  const choose = useChange(workspaceEndpoints.select, {
    input: (id: string) => ({ params: { id } }),
    // The current page may be about a brand of the previous workspace.
    onAnswer: () => navigate({ to: paths.dashboard }),
    onDone: onChoose,
    failed: { title: "Couldn't switch workspaces", fallback: "We couldn't switch workspaces. Please try again." },
  })
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button
          variant="ghost"
          size="touch-icon"
          aria-label="Switch workspace"
          className="md:size-8"
          busy={choose.isPending}
        >
          <ChevronsUpDown aria-hidden />
        </Button>
      }
    >
      {workspaces
        .toSorted((a, b) => a.name.localeCompare(b.name))
        .map(({ id, name, status }) => (
          <MenuItem key={id} onSelect={() => id !== current?.id && choose.mutate(id)}>
            <span className="flex max-w-64 items-center gap-2">
              <span className="truncate">{name}</span>
              {status === 'SUSPENDED' && <span className="text-xs text-bad">Suspended</span>}
              {id === current?.id && <Check aria-label="Current workspace" />}
            </span>
          </MenuItem>
        ))}
    </DropdownMenu>
  )
}
