import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import { Button } from '#web/kit/button.tsx'
import { classNames } from '#web/kit/class-names.ts'
import type { BillingBanner } from './billing-banners.ts'

const looks = {
  bad: { ground: 'bg-bad-soft', ink: 'text-bad', Icon: CircleAlert },
  warn: { ground: 'bg-warn-soft', ink: 'text-warn', Icon: TriangleAlert },
  info: { ground: 'bg-info-soft', ink: 'text-info', Icon: Info },
}

interface BillingBannerCardProps {
  notice: BillingBanner
  paymentUrl: string | null
  opening: boolean
  onPortal: (() => void) | undefined
}

export function BillingBannerCard({
  notice: { tone, title, text, list, action },
  paymentUrl,
  opening,
  onPortal,
}: BillingBannerCardProps) {
  const { ground, ink, Icon } = looks[tone]
  return (
    <section
      aria-label={title}
      className={classNames('flex flex-wrap items-center gap-x-5 gap-y-3 rounded-xl p-4', ground)}
    >
      <div className="flex min-w-0 flex-1 basis-72 items-start gap-3">
        <Icon aria-hidden className={classNames('mt-0.5 size-4.5 shrink-0', ink)} />
        <div className="min-w-0">
          <h2 className={classNames('text-base font-semibold', ink)}>{title}</h2>
          <p className="mt-0.5 text-sm text-fg">{text}</p>
          {list !== undefined && (
            <ul className="mt-2 grid list-disc gap-1 pl-4 text-sm text-fg">
              {list.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {action?.to === 'payment' && paymentUrl !== null && (
        <Button asChild variant={tone === 'bad' ? 'primary' : 'secondary'} size="touch" className="max-sm:w-full">
          <a href={paymentUrl} target="_blank" rel="noopener">
            {action.label}
          </a>
        </Button>
      )}
      {action?.to === 'portal' && onPortal !== undefined && (
        <Button
          variant={tone === 'bad' ? 'primary' : 'secondary'}
          size="touch"
          className="max-sm:w-full"
          busy={opening}
          onClick={onPortal}
        >
          {action.label}
        </Button>
      )}
    </section>
  )
}
