import type { Language } from '#shared/brand-brief.ts'
import { usableFacts } from '#shared/brand-sheet.ts'
import { gateFindings } from '#writing/gate/gate.ts'

export interface GateLine {
  line: string
  trade?: string
  breaks?: string
}

export interface GateLines {
  bad: GateLine[]
  good: GateLine[]
}

export interface JudgedLine extends GateLine {
  found: string[]
}

export interface Measured {
  missed: JudgedLine[]
  wronglyRefused: JudgedLine[]
  refusedRate: number
  wrongRate: number
}

/** Judges lines for a brand without any facts. */
export function measureLines({ bad, good }: GateLines, language: Language): Measured {
  const facts = usableFacts([])
  const judged = (lines: GateLine[]): JudgedLine[] =>
    lines.map((each) => {
      const found = gateFindings(each.line, { language, facts, trade: each.trade ?? null })
      return { ...each, found: found.map(({ rule, words }) => `${rule}: ${words}`) }
    })
  const missed = judged(bad).filter(({ found }) => found.length === 0)
  const wronglyRefused = judged(good).filter(({ found }) => found.length > 0)
  return {
    missed,
    wronglyRefused,
    refusedRate: bad.length === 0 ? 1 : 1 - missed.length / bad.length,
    wrongRate: good.length === 0 ? 0 : wronglyRefused.length / good.length,
  }
}
