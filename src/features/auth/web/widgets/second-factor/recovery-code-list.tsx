import { Download } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#web/kit/button.tsx'
import { Checkbox } from '#web/kit/checkbox.tsx'
import { CopyButton } from '#web/kit/copy-button.tsx'
import { Label } from '#web/kit/label.tsx'
import { useSignedIn } from '../../queries.ts'

interface Saving {
  saved: boolean
  setSaved: (saved: boolean) => void
  isMissed: boolean
  close: () => void
}

export function useSaving(onDone: () => void): Saving {
  const [saved, setSaved] = useState(false)
  const [tried, setTried] = useState(false)
  return { saved, setSaved, isMissed: tried && !saved, close: () => (saved ? onDone() : setTried(true)) }
}

const SAVE_FIRST = 'Save your recovery codes first, then check the box.'

export function RecoveryCodeList({ codes, saving }: { codes: readonly string[]; saving: Saving }) {
  const { email } = useSignedIn()
  const { saved, setSaved, isMissed, close } = saving
  const intro = useRef<HTMLParagraphElement>(null)
  const box = useId()
  useEffect(() => intro.current?.focus(), [])
  const lines = () => codes.join('\n')
  return (
    <div className="grid gap-5">
      <p ref={intro} tabIndex={-1} className="text-base text-fg-2 outline-none!">
        If you lose your phone, log in with one of these codes instead. Each code works once. We show them only now.
      </p>
      <ul className="grid gap-x-6 gap-y-1.5 rounded-lg bg-surface-2 p-4 font-mono text-sm hairline sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={lines} label="Copy recovery codes">
          Copy
        </CopyButton>
        <Button
          variant="secondary"
          size="touch-sm"
          className="max-md:px-3.5 max-md:text-sm"
          onClick={() => downloadText(`Recovery codes of ${email} for Mailmonth\n\n${lines()}\n`)}
        >
          <Download aria-hidden />
          Download as text
        </Button>
      </div>
      <div className="flex items-start gap-3">
        <Checkbox id={box} checked={saved} onCheckedChange={(checked) => setSaved(checked === true)} />
        <Label htmlFor={box} className="text-sm font-normal">
          I've saved my recovery codes
        </Label>
      </div>
      {isMissed && (
        <p role="alert" className="text-sm text-bad">
          {SAVE_FIRST}
        </p>
      )}
      <div className="flex flex-col pb-2 sm:flex-row sm:justify-end">
        <Button size="touch" reason={saved ? undefined : SAVE_FIRST} onClick={close}>
          Done
        </Button>
      </div>
    </div>
  )
}

function downloadText(text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = 'mailmonth-recovery-codes.txt'
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
