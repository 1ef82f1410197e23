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

const button = 'max-md:h-(--touch) max-sm:w-full'

function deletionRefusal(isSuperAdmin: boolean, isLoaded: boolean): string | undefined {
  if (isSuperAdmin) return 'The super admin account is set where the server is set up.'
  return isLoaded ? undefined : "We're still loading the details."
}

/** Everything about the person: to take along, or to have deleted. */
export function YourDataCard() {
  const [open, setOpen] = useState<'export' | 'delete' | null>(null)
  const { data } = useQuery(deletionsOptions)
  const isSuperAdmin = useSignedIn().role === 'SUPERADMIN'
  const close = (stays: boolean) => stays || setOpen(null)
  return (
    <DataCard title="Your data" description="What Mailmonth keeps about you is yours.">
      <DataLine title="Export" text="Everything about you as a ZIP of JSON and CSV files.">
        <Button variant="secondary" className={button} onClick={() => setOpen('export')}>
          <Download aria-hidden />
          Export My Data
        </Button>
      </DataLine>
      {data?.account ? (
        <DataLine
          title="Delete account"
          text={`Your account will be deleted on ${dayOf(data.account.closesAt)}; by ${dayOf(data.account.goneAt)} everything is erased.`}
        >
          <KeepAccount />
        </DataLine>
      ) : (
        <DataLine title="Delete account" text="You have seven days to change your mind.">
          <Button
            variant="secondary"
            className={`${button} text-bad`}
            reason={deletionRefusal(isSuperAdmin, data !== undefined)}
            onClick={() => setOpen('delete')}
          >
            Delete Account…
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
    <Button className={button} busy={withdrawal.isPending} onClick={() => withdrawal.mutate()}>
      Keep My Account
    </Button>
  )
}
