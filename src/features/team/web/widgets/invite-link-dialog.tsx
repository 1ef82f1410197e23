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

/** The link of an invitation that was just sent. It is shown this once: nothing stored leads back to it. */
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
        title: 'Copy Failed',
        description: 'Your browser did not allow it. The link is selected: copy it with the keyboard.',
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
          We are mailing it to <span className="font-medium wrap-anywhere text-fg-2">{sent.email}</span>. You can pass
          it on yourself, too. It is shown only now.
        </>
      }
      footer={
        <>
          <Button variant="secondary" className="max-md:h-(--touch)" onClick={onClose}>
            Done
          </Button>
          <Button className="max-md:h-(--touch)" onClick={() => void copy()}>
            {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
            Copy invitation link
          </Button>
          <span role="status" className="sr-only">
            {copied ? 'Copied' : ''}
          </span>
        </>
      }
    >
      <Field label="Link" hint={`It only works for ${sent.email}, once, for seven days.`}>
        <Input
          ref={input}
          value={sent.url}
          readOnly
          className="max-md:h-(--touch)"
          onFocus={(event) => event.target.select()}
        />
      </Field>
      <SimulatedMailNote />
    </Dialog>
  )
}
