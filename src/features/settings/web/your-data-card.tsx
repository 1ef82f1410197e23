import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useSignedIn } from '#features/auth/web/queries.ts'
import { Button } from '#web/kit/button.tsx'
import { dayOf } from '#features/account-data/web/deletion-dates.ts'
import { deletionsOptions } from '#features/account-data/web/queries.ts'
import { useWithdrawal } from '#features/account-data/web/use-withdrawal.ts'
import { DataCard, DataLine } from './data-card.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { ExportDialog } from './export-dialog.tsx'

const button = 'max-sm:w-full'

function deletionRefusal(isSuperAdmin: boolean, isLoaded: boolean): string | undefined {
  if (isSuperAdmin) {
    return "You can't delete the super admin account here. It's set in the server's environment variables."
  }
  return isLoaded ? undefined : "We're still loading the details."
}

export function YourDataCard() {
  const [open, setOpen] = useState<'export' | 'delete' | null>(null)
  const { data } = useQuery(deletionsOptions)
  const isSuperAdmin = useSignedIn().role === 'SUPERADMIN'
  const close = (stays: boolean) => stays || setOpen(null)
  return (
    <DataCard title="Your data" description="Your data belongs to you.">
      <DataLine title="Export" text="Download everything about you as a ZIP of JSON and CSV files.">
        <Button variant="secondary" size="touch" className={button} onClick={() => setOpen('export')}>
          <Download aria-hidden />
          Export my data
        </Button>
      </DataLine>
      {data?.account ? (
        <DataLine
          title="Delete account"
          text={`We'll delete your account on ${dayOf(data.account.closesAt)} and erase all your data by ${dayOf(data.account.goneAt)}.`}
        >
          <KeepAccount />
        </DataLine>
      ) : (
        <DataLine title="Delete account" text="You can cancel the deletion within seven days.">
          <Button
            variant="secondary"
            size="touch"
            className={`${button} text-bad`}
            reason={deletionRefusal(isSuperAdmin, data !== undefined)}
            onClick={() => setOpen('delete')}
          >
            Delete account…
          </Button>
        </DataLine>
      )}
      <ExportDialog open={open === 'export'} onOpenChange={close} />
      <DeleteAccountDialog open={open === 'delete'} onOpenChange={close} owned={data?.owned ?? []} />
    </DataCard>
  )
}

function KeepAccount() {
  const withdrawal = useWithdrawal()
  return (
    <Button size="touch" className={button} busy={withdrawal.isPending} onClick={() => withdrawal.mutate()}>
      Keep my account
    </Button>
  )
}
