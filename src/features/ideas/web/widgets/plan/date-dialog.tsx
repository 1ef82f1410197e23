import { useId, useState } from 'react'
import { monthTitle, type YearMonth } from '#shared/calendar-dates.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'

export interface DateDialogProps {
  title: string
  idea: string
  month: YearMonth
  date: string | null
  busy: boolean
  onClose: () => void
  onChoose: (date: string) => void
}

export function DateDialog({ title, idea, month, date, busy, onClose, onChoose }: DateDialogProps) {
  const formId = useId()
  const [chosen, setChosen] = useState(date ?? '')
  const [tried, setTried] = useState(false)
  const first = Temporal.PlainDate.from({ ...month, day: 1 })
  const last = first.with({ day: first.daysInMonth })
  const isInMonth = chosen >= first.toString() && chosen <= last.toString()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={idea}
      size="sm"
      footer={
        <>
          <Button variant="ghost" size="touch" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} size="touch" busy={busy}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (isInMonth) onChoose(chosen)
        }}
      >
        <Field label="Day" error={tried && !isInMonth ? `Choose a day in ${monthTitle(month)}` : undefined}>
          <Input
            type="date"
            value={chosen}
            min={first.toString()}
            max={last.toString()}
            onChange={({ target }) => setChosen(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
