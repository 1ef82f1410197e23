import { useMutation } from '@tanstack/react-query'
import { Archive } from 'lucide-react'
import { useState } from 'react'
import { type Brand, brandEndpoints } from '#features/brands/contract.ts'
import { call, errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { useBrandsChanged } from './archived-brands.tsx'

/** Puts a brand away, after asking. */
export function ArchiveBrand({ brand: { id, name } }: { brand: Brand }) {
  const changed = useBrandsChanged()
  const [asking, setAsking] = useState(false)
  const archive = useMutation({
    mutationFn: () => call(brandEndpoints.archive, { params: { id } }),
    async onSuccess() {
      setAsking(false)
      await changed()
      toast({ title: 'Brand Archived', description: `${name} is in the archive with everything in it.` })
    },
    onError: (error) => {
      const description = errorMessage(error, 'The brand could not be archived. Please try again.')
      toast({ title: 'Archive Failed', description, variant: 'destructive' })
    },
  })
  return (
    <>
      <Button variant="ghost" size="sm" className="max-md:h-(--touch)" onClick={() => setAsking(true)}>
        <Archive aria-hidden />
        Archive
        <span className="sr-only">{`, ${name}`}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Archive ${name}?`}
        description="It leaves every list, together with its ideas, outlines and results, and its place in your plan is free. You can restore it while there is a place."
        confirmLabel="Archive Brand"
        busy={archive.isPending}
        onConfirm={() => archive.mutate()}
      />
    </>
  )
}
