import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MiniEmail } from '#features/marketing/web/mini-email.tsx'
import {
  SCENE_BRAND,
  SCENE_FOCUS_DAY,
  SCENE_MONTH,
  sceneDays,
  sceneEmails,
  weekdays,
} from '#features/marketing/web/front-page/scene-month.ts'
import { BrandMark } from '#web/kit/brand-mark.tsx'
import { plainSvg } from './plain-svg.ts'
import { color } from './token-colors.ts'

export const SHARE_PICTURE = { width: 1200, height: 630 } as const

const CALENDAR = { x: 606, y: 88, top: 100, cell: { width: 122, height: 118 }, columns: 7 }
const MINI = { width: 96, height: (96 * 64) / 88 }
const TEXT_X = 72

const cellX = (index: number) => CALENDAR.x + (index % CALENDAR.columns) * CALENDAR.cell.width
const cellY = (index: number) => CALENDAR.y + CALENDAR.top + Math.floor(index / CALENDAR.columns) * CALENDAR.cell.height
const isVisible = (index: number) => cellX(index) < SHARE_PICTURE.width && cellY(index) < SHARE_PICTURE.height
const visibleDays = sceneDays.map((day, index) => ({ day, index })).filter(({ index }) => isVisible(index))
const emailOn = (day: number) => sceneEmails.find((email) => email.day === day)

const shadow = Array.from({ length: 18 }, (_, layer) => layer * 2.5)

export function shareGround(): string {
  const { width, height } = SHARE_PICTURE
  const line = color('line')
  const lines = (count: number, path: (at: number) => string) =>
    Array.from({ length: count }, (_, index) => path(index * 72 + 36)).join('')
  const grid = lines(17, (x) => `M${x} 0V${height}`) + lines(9, (y) => `M0 ${y}H${width}`)
  const drawing = (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      <defs>
        <linearGradient id="paper" x1="0" x2="1" y1="0" y2="0">
          <stop offset="0.1" stopColor={color('bg')} />
          <stop offset="0.6" stopColor={color('bg')} stopOpacity="0" />
        </linearGradient>
        <radialGradient id="glow" cx="0.86" cy="0.1" r="0.75">
          <stop offset="0" stopColor={color('teal')} stopOpacity="0.2" />
          <stop offset="1" stopColor={color('teal')} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={width} height={height} fill={color('bg')} />
      <path d={grid} stroke={line} strokeWidth="1" />
      <rect width={width} height={height} fill="url(#paper)" />
      <rect width={width} height={height} fill="url(#glow)" />
      <svg x={TEXT_X} y="66" width="52" height="52" viewBox="0 0 32 32">
        <BrandMark />
      </svg>
      <Calendar />
    </svg>
  )
  return plainSvg(renderToStaticMarkup(drawing))
}

function Calendar() {
  const { x, y, top, cell, columns } = CALENDAR
  const width = cell.width * columns
  const edge = color('line-2')
  return (
    <>
      {shadow.map((spread) => (
        <rect
          key={spread}
          x={x - spread}
          y={y + 14 - spread / 2}
          width={width}
          height="720"
          rx={24 + spread}
          fill={color('navy')}
          opacity="0.009"
        />
      ))}
      <rect x={x} y={y} width={width} height="720" rx="24" fill={color('surface')} stroke={edge} />
      <circle cx={x + 46} cy={y + 35} r="18" fill={color('navy')} />
      <path d={`M${x} ${y + 70}H${x + width}M${x} ${y + top}H${x + width}`} stroke={color('line')} />
      {visibleDays.map(({ day, index }) => {
        const email = emailOn(day)
        return (
          <g key={day}>
            <rect
              x={cellX(index)}
              y={cellY(index)}
              width={cell.width}
              height={cell.height}
              fill="none"
              stroke={color('line')}
            />
            {day === SCENE_FOCUS_DAY && (
              <rect
                x={cellX(index) + 1.5}
                y={cellY(index) + 1.5}
                width={cell.width - 3}
                height={cell.height - 3}
                rx="10"
                fill={color('teal-soft')}
                stroke={color('teal')}
                strokeWidth="3"
              />
            )}
            {email !== undefined && (
              <>
                <rect
                  x={cellX(index) + 12.5}
                  y={cellY(index) + 33.5}
                  width={MINI.width + 1}
                  height={MINI.height + 1}
                  rx="8"
                  fill="none"
                  stroke={edge}
                />
                <svg x={cellX(index) + 13} y={cellY(index) + 34} width={MINI.width} height={MINI.height}>
                  <MiniEmail kind={email.kind} />
                </svg>
              </>
            )}
          </g>
        )
      })}
    </>
  )
}

export function ShareWords({ headline }: { headline: string }) {
  const { x, y } = CALENDAR
  const quiet = color('fg-3')
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', fontFamily: 'Geist', color: color('fg') }}>
      <Word left={TEXT_X + 68} top={72} size={30} weight={600} color={color('fg')}>
        Mailmonth
      </Word>
      <div
        style={{
          position: 'absolute',
          left: TEXT_X,
          bottom: 66,
          width: 486,
          display: 'flex',
          flexDirection: 'column',
        }}
      >
        <div
          style={{
            display: 'block',
            fontSize: headline.length > 30 ? 60 : 70,
            fontWeight: 600,
            lineHeight: 1.08,
            letterSpacing: '-0.035em',
            textWrap: 'balance',
          }}
        >
          {headline}
        </div>
        <div style={{ marginTop: 26, fontSize: 26, fontWeight: 500, lineHeight: 1.4, color: color('fg-2') }}>
          Plan, write and organize a month of email. Send it with any platform.
        </div>
      </div>
      <Word left={x + 40} top={y + 26} size={16} weight={600} color={color('on-navy')}>
        {SCENE_BRAND.slice(0, 1)}
      </Word>
      <Word left={x + 80} top={y + 22} size={22} weight={600} color={color('fg')}>
        {SCENE_MONTH}
      </Word>
      <Word left={x + 274} top={y + 23} size={20} weight={500} color={quiet}>
        {SCENE_BRAND}
      </Word>
      {weekdays.map((weekday, index) => (
        <Word key={weekday} left={cellX(index) + 13} top={y + 76} size={16} weight={500} color={quiet}>
          {weekday}
        </Word>
      ))}
      {visibleDays.map(({ day, index }) => (
        <Word key={day} left={cellX(index) + 13} top={cellY(index) + 6} size={16} weight={500} color={quiet}>
          {String(day)}
        </Word>
      ))}
    </div>
  )
}

interface WordProps {
  left: number
  top: number
  size: number
  weight: 500 | 600
  color: string
  children: ReactNode
}

function Word({ left, top, size, weight, color: ink, children }: WordProps) {
  return (
    <div style={{ position: 'absolute', display: 'flex', left, top, fontSize: size, fontWeight: weight, color: ink }}>
      {children}
    </div>
  )
}
