import { TrendingDown, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { themeText } from '#shared/campaign-themes.ts'
import { formatDay } from '#shared/calendar-dates.ts'
import { moneyText } from '#shared/money.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Card, CardHeader } from '#web/kit/card.tsx'
import type { Performer } from '../../insight-contract.ts'
import { percentText } from './insight-wording.ts'

interface PerformerListProps {
  title: string
  description: string
  performers: readonly Performer[]
  empty: string
  country: Brand['country']
  renderAction?: (performer: Performer) => ReactNode
}

export function PerformerList({ title, description, performers, empty, country, renderAction }: PerformerListProps) {
  return (
    <Card as="section">
      <CardHeader title={title} description={description} />
      {performers.length === 0 ? (
        <p className="px-5 pb-5 text-sm text-fg-3">{empty}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {performers.map((performer) => {
            const { id, name, subject, sentOn, segment, theme, percent, reason, revenue, currency } = performer
            const Icon = percent >= 0 ? TrendingUp : TrendingDown
            return (
              <li key={id} className="grid gap-2 px-5 py-4">
                <div className="flex items-start justify-between gap-4">
                  <div className="min-w-0">
                    <p className="font-medium break-words">{name}</p>
                    {subject !== null && subject !== name && <p className="text-sm break-words text-fg-3">{subject}</p>}
                  </div>
                  <span
                    className={`inline-flex shrink-0 items-center gap-1.5 text-base font-semibold tabular-nums ${percent >= 0 ? 'text-ok' : 'text-bad'}`}
                  >
                    <Icon aria-hidden className="size-4" />
                    {percentText(percent)}
                  </span>
                </div>
                <p className="text-sm text-fg-2">{reason}</p>
                <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-xs text-fg-3">
                  <span>{formatDay(sentOn, country)}</span>
                  {revenue !== null && <span className="tabular-nums">{moneyText(revenue, currency)} revenue</span>}
                  {theme !== null && <Badge variant="secondary">{`Counted as ${themeText(theme)}`}</Badge>}
                  {segment !== null && <Badge variant="outline">{segment}</Badge>}
                  {renderAction !== undefined && <span className="ml-auto">{renderAction(performer)}</span>}
                </div>
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
