import type { Language } from '#shared/brand-brief.ts'
import { usableFacts } from '#shared/brand-sheet.ts'
import { gateFindings } from '#writing/gate/gate.ts'

/** A line of a test file: what no email may say, or what is near to it and harmless. */
export interface GateLine {
  line: string
  trade?: string
  /** The kind of claim a bad line makes. */
  breaks?: string
}

export interface GateLines {
  bad: GateLine[]
  good: GateLine[]
}

export interface JudgedLine extends GateLine {
  /** What the gate found: "health: cures eczema". */
  found: string[]
}

export interface Measured {
  missed: JudgedLine[]
  wronglyRefused: JudgedLine[]
  /** From 0 to 1. */
  refusedRate: number
  wrongRate: number
}

/** What the gate says of lines for a brand that has stated nothing. */
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
