import { Archive } from 'lucide-react'
import { useState } from 'react'
import { type Brand, brandEndpoints } from '#features/brands/contract.ts'
import { Button } from '#web/kit/button.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { useChange } from '#web/use-change.ts'

export function ArchiveBrand({ brand: { id, name } }: { brand: Brand }) {
  const [asking, setAsking] = useState(false)
  const archive = useChange(brandEndpoints.archive, {
    input: () => ({ params: { id } }),
    onAnswer: () => setAsking(false),
    done: { title: 'Brand archived', description: `We archived ${name} with everything in it.` },
    failed: { title: "Couldn't archive brand", fallback: "We couldn't archive the brand. Please try again." },
  })
  return (
    <>
      <Button variant="ghost" size="touch-sm" onClick={() => setAsking(true)}>
        <Archive aria-hidden />
        Archive
        <span className="sr-only">{`, ${name}`}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Archive ${name}?`}
        description="We'll hide the brand with its ideas, outlines and results. It no longer counts toward your plan. You can restore it while your plan has room."
        confirmLabel="Archive brand"
        busy={archive.isPending}
        onConfirm={() => archive.mutate()}
      />
    </>
  )
}
