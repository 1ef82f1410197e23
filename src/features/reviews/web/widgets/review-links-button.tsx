import { Link2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { Button } from '#web/kit/button.tsx'

const LinkListDialog = lazy(async () => ({ default: (await import('../links/link-list.tsx')).LinkListDialog }))

export function ReviewLinksButton(props: { brand: Brand; mayChange: boolean; reason: string | undefined }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="touch-icon"
        aria-label="Review links"
        title="Review links"
        onClick={() => setOpen(true)}
      >
        <Link2 aria-hidden />
      </Button>
      {open && (
        <Suspense>
          <LinkListDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
