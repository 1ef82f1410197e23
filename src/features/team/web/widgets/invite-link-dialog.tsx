import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { SimulatedMailNote } from '#features/auth/web/widgets/simulated-mail-note.tsx'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { toast } from '#web/kit/toast-store.ts'

export interface SentLink {
  url: string
  email: string
}

/** The link is shown once, because the server stores only its hash. */
export function InviteLinkDialog({ sent, onClose }: { sent: SentLink; onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(sent.url)
      setCopied(true)
    } catch {
      input.current?.select()
      toast({
        variant: 'destructive',
        title: "Couldn't copy",
        description: 'Your browser blocked copying. The link is selected. Copy it with your keyboard.',
      })
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Invitation link"
      description={
        <>
          We&apos;re emailing it to <span className="font-medium wrap-anywhere text-fg-2">{sent.email}</span>. You can
          also share it yourself. We show this link only once.
        </>
      }
      footer={
        <>
          <Button variant="secondary" size="touch" onClick={onClose}>
            Done
          </Button>
          <Button size="touch" onClick={() => void copy()}>
            {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
            Copy invitation link
          </Button>
          <span role="status" className="sr-only">
            {copied ? 'Copied' : ''}
          </span>
        </>
      }
    >
      <Field label="Link" hint={`The link works once, only for ${sent.email}, and expires after seven days.`}>
        <Input ref={input} value={sent.url} readOnly size="touch" onFocus={(event) => event.target.select()} />
      </Field>
      <SimulatedMailNote />
    </Dialog>
  )
}
