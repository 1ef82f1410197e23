import { CircleAlert, Upload } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { Button } from '#web/kit/button.tsx'
import { classNames } from '#web/kit/class-names.ts'

interface FilePickerProps {
  busy: boolean
  refusal: string | null
  onChoose: (file: File) => void
}

export function FilePicker({ busy, refusal, onChoose }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    // A disabled fieldset doesn't prevent a drop.
    if (file !== undefined && !busy && input.current?.matches(':disabled') === false) onChoose(file)
  }
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'grid justify-items-center gap-3 rounded-lg border border-dashed px-4 py-8 text-center transition-colors',
        over ? 'border-teal bg-teal-soft' : 'border-line-control bg-surface-2',
      )}
    >
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label="CSV file"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0]
          // The user may choose the same file again after correcting it.
          target.value = ''
          if (file !== undefined) onChoose(file)
        }}
      />
      <Button variant="secondary" size="touch" busy={busy} onClick={() => input.current?.click()}>
        <Upload aria-hidden />
        Choose CSV file
      </Button>
      <p className="max-w-md text-sm text-fg-2">
        {busy
          ? 'Analyzing the file…'
          : "Or drop your ESP's campaign export here, up to 10 MB. You can review it before we save anything."}
      </p>
      <p role="alert" className="flex items-start gap-1.5 text-sm font-medium text-bad empty:hidden">
        {refusal !== null && (
          <>
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {refusal}
          </>
        )}
      </p>
    </div>
  )
}
