import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { formatSendClock } from '#shared/calendar-dates.ts'
import { Avatar } from '#web/kit/avatar.tsx'
import { classNames } from '#web/kit/class-names.ts'
import { PartHeading } from '../library/brief-parts.tsx'
import { letterCount } from '../library/outline-wording.ts'
import { useEdit, useLines, useSession, useText } from './edit-context.ts'
import { PHONE_LETTERS, beginningOf } from './beginning-of-email.ts'

const DEVICES = [
  { id: 'phone', label: 'Phone', icon: Smartphone },
  { id: 'desktop', label: 'Desktop', icon: Monitor },
] as const
type Device = (typeof DEVICES)[number]['id']

export function InboxPreview({ brand }: { brand: Brand }) {
  const { language } = useEdit()
  const sendAt = useSession(({ editing }) => editing.outline.scheduledSendAt)
  const [device, setDevice] = useState<Device>('phone')
  const lines = useLines('subjectLines').filter((line) => line.trim() !== '')
  const previewText = useText('previewText').trim()
  const sections = useSession(({ draft }) => draft.sections)
  if (lines.length === 0) return null
  const text = previewText || beginningOf(sections)
  const time = sendAt === null ? '' : formatSendClock(sendAt, brand.country)
  const Row = device === 'phone' ? PhoneRow : DesktopRow
  return (
    <section aria-label="Inbox preview" className="mt-4 overflow-hidden rounded-lg bg-surface-2 hairline">
      <div className="flex flex-wrap items-center justify-between gap-2 px-3 py-2">
        <PartHeading below className="text-xs font-semibold text-fg-3">
          In the inbox
        </PartHeading>
        <div role="group" aria-label="Device" className="flex rounded-md bg-surface p-0.5 hairline">
          {DEVICES.map(({ id, label, icon: Icon }) => (
            <button
              key={id}
              type="button"
              aria-pressed={device === id}
              className={classNames(
                'inline-flex h-7 items-center gap-1.5 rounded-sm px-2.5 text-xs font-medium max-md:h-10 [&_svg]:size-3.5',
                device === id ? 'bg-teal-soft text-teal-ink' : 'text-fg-2 hover:text-fg',
              )}
              onClick={() => setDevice(id)}
            >
              <Icon aria-hidden />
              {label}
            </button>
          ))}
        </div>
      </div>
      {previewText === '' && (
        <p className="border-y border-line px-3 py-2 text-xs text-fg-2">
          This outline has no preview text, so inboxes show how the email begins.
        </p>
      )}
      <div
        {...(device === 'desktop' && { tabIndex: 0, role: 'group', 'aria-label': 'Subject lines on a desktop' })}
        className={classNames('bg-surface', device === 'desktop' ? 'overflow-x-auto' : 'py-3')}
      >
        <ul
          lang={language}
          className={classNames(
            'divide-y divide-line',
            device === 'phone' ? 'mx-auto w-83 max-w-full rounded-lg bg-bg hairline' : 'min-w-160 border-t border-line',
          )}
        >
          {lines.map((line, index) => (
            <Row key={index} sender={brand.name} line={line} text={text} time={time} />
          ))}
        </ul>
      </div>
      {device === 'phone' && lines.some((line) => letterCount(line) > PHONE_LETTERS) && (
        <p className="border-t border-line px-3 py-2 text-xs text-fg-2">
          {`Phones show about ${PHONE_LETTERS} characters. Put the important words first.`}
        </p>
      )}
    </section>
  )
}

interface RowProps {
  sender: string
  line: string
  text: string
  time: string
}

function PhoneRow({ sender, line, text, time }: RowProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-2.5 px-3 py-2.5">
      <Avatar name={sender} size="sm" />
      <div className="min-w-0">
        <p className="flex items-baseline justify-between gap-2 text-[0.9375rem] leading-5 font-semibold">
          <span className="truncate">{sender}</span>
          <span aria-hidden className="shrink-0 text-xs font-normal text-fg-3">
            {time}
          </span>
        </p>
        <p dir="auto" className="truncate text-[0.9375rem] leading-5">
          {line}
        </p>
        <p aria-hidden dir="auto" className="line-clamp-2 text-sm leading-5 text-fg-3">
          {text}
        </p>
      </div>
    </li>
  )
}

function DesktopRow({ sender, line, text, time }: RowProps) {
  return (
    <li className="flex items-center gap-3 px-3 py-2 text-sm">
      <span className="w-32 shrink-0 truncate font-semibold">{sender}</span>
      <p dir="auto" className="min-w-0 flex-1 truncate">
        <span className="font-semibold">{line}</span>
        <span aria-hidden className="text-fg-3">
          {text === '' ? '' : ` – ${text}`}
        </span>
      </p>
      <span aria-hidden className="shrink-0 text-xs text-fg-3">
        {time}
      </span>
    </li>
  )
}
