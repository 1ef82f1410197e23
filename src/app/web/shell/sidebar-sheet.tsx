import * as Primitive from 'radix-ui/dialog'
import { useRouter } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#web/kit/button.tsx'
import { SidebarContent } from './sidebar-content.tsx'

interface SidebarSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onShortcuts: () => void
}

export function SidebarSheet({ open, onOpenChange, onShortcuts }: SidebarSheetProps) {
  const router = useRouter()
  const openedAt = useRef('')
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="veil fixed inset-0 z-40" />
        <Primitive.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            openedAt.current = router.latestLocation.pathname
            focusCurrentPage(event)
          }}
          onCloseAutoFocus={(event) => {
            // The next page takes the focus, so the button that opened the sheet must not take it back.
            if (router.latestLocation.pathname !== openedAt.current) event.preventDefault()
          }}
          className="slide-left fixed inset-y-0 left-0 z-50 w-(--sidebar-w-mobile) max-w-[88vw] bg-sidebar text-fg shadow-e4"
        >
          <Primitive.Title className="sr-only">Menu</Primitive.Title>
          <SidebarContent
            onChoose={() => onOpenChange(false)}
            onShortcuts={() => {
              onOpenChange(false)
              onShortcuts()
            }}
          />
          <Primitive.Close asChild>
            <Button variant="ghost" size="icon-lg" aria-label="Close menu" className="absolute top-2.5 right-2">
              <X aria-hidden />
            </Button>
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

function focusCurrentPage(event: Event): void {
  const sheet = event.currentTarget
  const current =
    sheet instanceof HTMLElement ? sheet.querySelector<HTMLElement>('nav [aria-current=page], nav a') : null
  if (current === null) return
  event.preventDefault()
  current.focus()
}
