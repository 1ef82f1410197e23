import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Check, ChevronsUpDown } from 'lucide-react'
import { type Workspace, workspaceEndpoints } from '#features/access/contract.ts'
import { workspacesOptions } from '#features/access/web/queries.ts'
import { call, errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { DropdownMenu, MenuItem } from '#web/kit/dropdown-menu.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { paths } from '#web/paths.ts'

/** Changes the workspace everything is about, on every device of the person. The first of the list is the current one. */
export function WorkspaceSwitcher({ workspaces, onChoose }: { workspaces: Workspace[]; onChoose?: () => void }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [current] = workspaces
  const choose = useMutation({
    mutationFn: (id: string) => call(workspaceEndpoints.select, { params: { id } }),
    async onSuccess() {
      // The page may be about a brand of the workspace that is left.
      await navigate({ to: paths.dashboard })
      await queryClient.invalidateQueries({ queryKey: workspacesOptions.queryKey })
      onChoose?.()
    },
    onError: (error) => {
      const description = errorMessage(error, 'You are still in the same workspace. Please try again.')
      toast({ title: 'Switching Failed', description, variant: 'destructive' })
    },
  })
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button
          variant="ghost"
          size="icon"
          aria-label="Switch workspace"
          className="max-md:size-(--touch) md:size-8"
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
