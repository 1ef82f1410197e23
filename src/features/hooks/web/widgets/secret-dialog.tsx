import { Dialog } from '#web/kit/dialog.tsx'
import { ShownOnce } from '#web/kit/shown-once.tsx'

export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Your signing secret">
      <div className="grid gap-5">
        <p className="text-base text-fg-2">
          Copy the secret now. You won't be able to see it again. Your program uses it to check that a message is from
          us, as the Standard Webhooks specification describes.
        </p>
        <ShownOnce secret={secret} copyLabel="Copy secret" onDone={onClose} />
      </div>
    </Dialog>
  )
}
