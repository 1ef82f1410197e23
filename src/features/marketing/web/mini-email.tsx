import type { ReactNode } from 'react'
import type { MiniEmailKind } from './front-page/scene-month.ts'

export function MiniEmail({ kind }: { kind: MiniEmailKind }) {
  return (
    <svg viewBox="0 0 88 64" aria-hidden className="mini-email w-full">
      <rect width="88" height="64" rx="6" className="fill-surface" />
      {layouts[kind]}
    </svg>
  )
}

const layouts = {
  hills: (
    <>
      <path d="M0 6a6 6 0 0 1 6-6h76a6 6 0 0 1 6 6v32H0z" className="fill-teal-soft" />
      <circle cx="66" cy="13" r="5" className="fill-chart-3" />
      <path d="M0 38V28l16-11 14 10L50 9l20 18 8-5 10 7v9z" className="fill-chart-1" />
      <path d="M50 9l9 8.2-4 3-5-3-5 3-3.5-3.6z" className="fill-[oklch(0.99_0.005_200)]" />
      <rect x="18" y="44" width="52" height="4" rx="2" className="fill-fg" />
      <rect x="31" y="53" width="26" height="6" rx="3" className="fill-teal" />
    </>
  ),
  letter: (
    <>
      <circle cx="14" cy="13" r="5" className="fill-chart-2" />
      <rect x="24" y="11" width="28" height="4" rx="2" className="fill-fg" />
      <rect x="9" y="26" width="70" height="3" rx="1.5" className="fill-line-2" />
      <rect x="9" y="33" width="64" height="3" rx="1.5" className="fill-line-2" />
      <rect x="9" y="40" width="68" height="3" rx="1.5" className="fill-line-2" />
      <path
        d="M9 55c4-6 7-6 8-2s4 2 6-1 4-2 5 0 4 1 8-1"
        className="fill-none stroke-chart-2"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </>
  ),
  grid: (
    <>
      <rect x="28" y="7" width="32" height="4" rx="2" className="fill-fg" />
      <rect x="9" y="17" width="33" height="18" rx="3" className="fill-violet-soft" />
      <rect x="46" y="17" width="33" height="18" rx="3" className="fill-warn-soft" />
      <rect x="9" y="39" width="33" height="18" rx="3" className="fill-teal-soft" />
      <rect x="46" y="39" width="33" height="18" rx="3" className="fill-info-soft" />
      <circle cx="25" cy="26" r="4" className="fill-chart-4" />
      <rect x="58" y="22" width="9" height="8" rx="2" className="fill-chart-3" />
      <path d="M20 52l5.5-8 5.5 8z" className="fill-chart-1" />
      <circle cx="62.5" cy="48" r="4" className="fill-chart-2" />
    </>
  ),
  steps: (
    <>
      <rect x="9" y="8" width="44" height="4" rx="2" className="fill-fg" />
      <circle cx="14" cy="24" r="5" className="fill-teal" />
      <circle cx="14" cy="38" r="5" className="fill-teal" />
      <circle cx="14" cy="52" r="5" className="fill-teal-soft-line" />
      <rect x="25" y="22" width="50" height="3.5" rx="1.7" className="fill-line-2" />
      <rect x="25" y="36" width="42" height="3.5" rx="1.7" className="fill-line-2" />
      <rect x="25" y="50" width="47" height="3.5" rx="1.7" className="fill-line-2" />
    </>
  ),
  product: (
    <>
      <path d="M0 6a6 6 0 0 1 6-6h38v64H6a6 6 0 0 1-6-6z" className="fill-warn-soft" />
      <path d="M9 31h27l-4 15a3 3 0 0 1-3 2.200H16a3 3 0 0 1-3-2.200z" className="fill-chart-3" />
      <ellipse cx="22.5" cy="31" rx="13.5" ry="3.6" className="fill-chart-2" />
      <path
        d="M17 22c0-3 3-3 3-6m5 6c0-3 3-3 3-6"
        className="fill-none stroke-chart-3"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <rect x="51" y="13" width="29" height="4" rx="2" className="fill-fg" />
      <rect x="51" y="22" width="25" height="3" rx="1.5" className="fill-line-2" />
      <rect x="51" y="29" width="28" height="3" rx="1.5" className="fill-line-2" />
      <rect x="51" y="43" width="20" height="7" rx="3.5" className="fill-teal" />
    </>
  ),
  date: (
    <>
      <rect width="88" height="64" rx="6" className="fill-navy" />
      <circle cx="44" cy="64" r="38" className="fill-chart-1 opacity-40" />
      <circle cx="44" cy="64" r="25" className="fill-chart-1 opacity-60" />
      <rect x="20" y="13" width="48" height="5" rx="2.5" className="fill-on-navy" />
      <rect x="28" y="23" width="32" height="3" rx="1.5" className="fill-on-navy opacity-60" />
      <rect x="31" y="44" width="26" height="8" rx="4" className="fill-on-navy" />
    </>
  ),
} satisfies Record<MiniEmailKind, ReactNode>
