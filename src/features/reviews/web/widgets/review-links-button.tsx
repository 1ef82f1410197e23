import { Link2 } from 'lucide-react'
import { useState } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { Button } from '#web/kit/button.tsx'
import { LinkListDialog } from '../links/link-list.tsx'

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
      {open && <LinkListDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
