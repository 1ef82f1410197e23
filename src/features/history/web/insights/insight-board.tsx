import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { themeText } from '#shared/campaign-themes.ts'
import { Card, CardBody, CardHeader } from '#web/kit/card.tsx'
import type { Insights, Performer } from '../../insight-contract.ts'
import {
  PERIOD,
  WEEKDAYS,
  daypartText,
  eachText,
  monthText,
  percentText,
  shortMonth,
  sourcesText,
} from './insight-wording.ts'
import { MonthBars } from './month-bars.tsx'
import { PerformerList } from './performer-list.tsx'
import { PictureCard } from './picture-card.tsx'
import { RangePicture } from './range-picture.tsx'
import { SegmentTable } from './segment-table.tsx'

const LEVELS = {
  good: { Icon: CircleCheck, colour: 'text-ok' },
  warn: { Icon: CircleAlert, colour: 'text-warn' },
  bad: { Icon: TriangleAlert, colour: 'text-bad' },
} as const
const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0] as const

interface InsightBoardProps {
  insights: Insights
  country: Brand['country']
  renderMore?: (like: Performer) => ReactNode
}

export function InsightBoard({ insights, country, renderMore }: InsightBoardProps) {
  const { measure, currency, months, weekdays, dayparts, themes, segments, season, fatigue, winners, losers, health } =
    insights
  const knowsMoney = months.rows.some(({ revenuePerRecipient }) => revenuePerRecipient !== null)
  return (
    <div className="grid min-w-0 gap-5">
      <p className="text-sm text-fg-3">{basis(insights)}</p>
      <PictureCard
        title={knowsMoney ? 'Revenue per recipient' : 'Clicks per recipient'}
        {...(knowsMoney && { hint: 'Smoothed for months with few orders.' })}
        meaning={months.meaning}
      >
        <MonthBars
          bars={months.rows.map(({ month, revenuePerRecipient, clickRate }) => ({
            key: month,
            label: shortMonth(month),
            longLabel: monthText(month),
            value: knowsMoney ? revenuePerRecipient : clickRate,
            text: knowsMoney ? eachText(revenuePerRecipient, currency) : `${((clickRate ?? 0) * 100).toFixed(1)}%`,
          }))}
        />
      </PictureCard>
      {/* CSS columns balance by height, so no half of the page stays empty. */}
      <div className="-mb-5 min-w-0 gap-5 *:mb-5 *:min-w-0 *:break-inside-avoid lg:columns-2">
        <PerformerList
          title="Winners"
          description={`Clearly more ${measure} than expected`}
          performers={winners}
          country={country}
          empty="No clear winners yet."
          {...(renderMore !== undefined && { renderAction: renderMore })}
        />
        <PerformerList
          title="Underperformed"
          description={`Clearly fewer ${measure} than expected`}
          performers={losers}
          country={country}
          empty="No clear underperformers."
        />
        <PictureCard
          title="Themes"
          hint={`${PERIOD}, compared with the brand's other campaigns`}
          meaning={themes.meaning}
        >
          <RangePicture rows={themes.rows.map((row) => ({ ...row, label: themeText(row.theme) }))} />
        </PictureCard>
        <PictureCard title="Weekday" hint={`${PERIOD}, adjusted for theme and segment`} meaning={weekdays.meaning}>
          <RangePicture
            rows={MONDAY_FIRST.flatMap((day) => {
              const row = weekdays.rows[day]
              return row === undefined || row.sends === 0 ? [] : { ...row, label: WEEKDAYS[day] }
            })}
          />
        </PictureCard>
        <PictureCard title="Time of day" hint={PERIOD} meaning={dayparts.meaning}>
          <RangePicture
            rows={dayparts.rows
              .filter(({ sends }) => sends > 0)
              .map(({ time, ...row }) => ({
                ...row,
                label: daypartText(row.daypart),
                ...(time !== null && { note: `mostly ${time}` }),
              }))}
          />
        </PictureCard>
        {segments.rows.length > 1 && (
          <PictureCard title="Segments" hint={`${PERIOD}, smoothed for small order counts`} meaning={segments.meaning}>
            <SegmentTable rows={segments.rows} currency={currency} />
          </PictureCard>
        )}
        {fatigue !== null && (
          <PictureCard title="Busy weeks" meaning={fatigue.meaning}>
            <RangePicture
              rows={[{ ...fatigue.clicks, label: 'Third or later', note: `compared with ${fatigue.free} other sends` }]}
            />
          </PictureCard>
        )}
        <Card as="section">
          <CardHeader title="List health" description="The last 90 days" />
          <CardBody>
            {health.notes.length === 0 ? (
              <p className="text-sm text-fg-3">No issues found.</p>
            ) : (
              <ul className="grid gap-3 text-sm">
                {health.notes.map(({ level, text }) => {
                  const { Icon, colour } = LEVELS[level]
                  return (
                    <li key={text} className="flex gap-2.5">
                      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${colour}`} />
                      {text}
                    </li>
                  )
                })}
              </ul>
            )}
          </CardBody>
        </Card>
      </div>
      {season !== null && (
        <PictureCard title="Season" hint={`By ${measure}, adjusted for theme and segment`} meaning={season.meaning}>
          <MonthBars
            bars={season.rows.map(({ month, percent }) => ({
              key: month,
              label: shortMonth(month),
              longLabel: monthText(month),
              value: percent,
              text: percentText(percent),
            }))}
          />
        </PictureCard>
      )}
    </div>
  )
}

function basis({ campaigns, usable, sources }: Insights): string {
  const mixed =
    sources.length > 1 ? ' Sources may count orders differently, so compare campaigns from the same source.' : ''
  return `Based on ${usable.toLocaleString('en')} of ${campaigns.toLocaleString('en')} campaigns from the last 365 days (${sourcesText(sources)}). Resends and very small sends are excluded.${mixed} We ignore opens: Apple Mail and others inflate them.`
}
