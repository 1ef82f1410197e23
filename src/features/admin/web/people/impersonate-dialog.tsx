import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { paths } from '#web/paths.ts'
import { useChange } from '#web/use-change.ts'
import { adminPeopleEndpoints } from '../../people-contract.ts'

interface ImpersonateDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  person: { id: string; name: string; email: string }
}

export function ImpersonateDialog({ open, onOpenChange, person }: ImpersonateDialogProps) {
  const start = useChange(adminPeopleEndpoints.impersonate, {
    input: () => ({ params: { id: person.id } }),
    leavesPage: true,
    onAnswer: () => location.assign(paths.dashboard),
    failed: { title: 'Impersonation failed', fallback: "We couldn't start impersonation. Please try again." },
  })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Impersonate ${person.name}?`}
      description={
        <>
          You'll be logged in as {person.email} for one hour and see what they see. You can't export or delete anything,
          and you can't change payments, ownership, email, password or keys. We log everything you do with both names.
        </>
      }
      confirmLabel="Impersonate"
      busy={start.isPending || start.isSuccess}
      onConfirm={() => start.mutate()}
    />
  )
}
