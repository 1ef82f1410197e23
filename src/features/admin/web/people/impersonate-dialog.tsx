import { useMutation } from '@tanstack/react-query'
import { call, errorMessage } from '#web/api-client.ts'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { paths } from '#web/paths.ts'
import { adminPeopleEndpoints } from '../../people-contract.ts'

interface ImpersonateDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  person: { id: string; name: string; email: string }
}

/** Says what being somebody else means, and starts it. */
export function ImpersonateDialog({ open, onOpenChange, person }: ImpersonateDialogProps) {
  const start = useMutation({
    mutationFn: () => call(adminPeopleEndpoints.impersonate, { params: { id: person.id } }),
    // A page load: nothing of the super admin may stay in memory.
    onSuccess: () => location.assign(paths.dashboard),
    onError: (error) => {
      const description = errorMessage(error, 'You are still signed in as yourself. Please try again.')
      toast({ title: 'Impersonation failed', description, variant: 'destructive' })
    },
  })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Impersonate ${person.name}?`}
      description={
        <>
          For an hour you are signed in as {person.email} and see what they see. Exports, deletions, payments,
          ownership, email, password and keys stay theirs alone. Everything you do is written down with both your names.
        </>
      }
      confirmLabel="Impersonate"
      busy={start.isPending || start.isSuccess}
      onConfirm={() => start.mutate()}
    />
  )
}
