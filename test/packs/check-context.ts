import { type PlacedText, textsOf } from '#writing/packs/angle-texts.ts'
import type { CompiledPack } from '#writing/packs/compile-pack.ts'
import type { Angle } from '#writing/packs/pack-schema.ts'
import type { PackProblem, Report } from '#writing/packs/parse-pack.ts'

export interface Checked {
  file: string
  compiled: CompiledPack
  problems: PackProblem[]
  report: Report
}

export function checkedPack(file: string, compiled: CompiledPack): Checked {
  const problems: PackProblem[] = []
  const report: Report = (line, field, message, severity = 'error') =>
    problems.push({ file, line, field, message, severity })
  return { file, compiled, problems, report }
}

export function marksOf(angle: Angle, field: string): { claim: string; ask: string | null } {
  if (field === 'l' && angle.lead !== null) return angle.lead
  return angle.beats[Number(/^b(\d)$/.exec(field)?.[1] ?? 0) - 1] ?? { claim: 'none', ask: null }
}

export function eachText(
  { compiled, report }: Checked,
  look: (
    text: PlacedText,
    angle: Angle,
    complain: (message: string, severity?: PackProblem['severity']) => void,
  ) => void,
): void {
  for (const angle of compiled.pack.angles) {
    for (const placed of textsOf(angle)) {
      const line = compiled.lineOf(angle.id, placed.field)
      look(placed, angle, (message, severity) => report(line, placed.field, message, severity))
    }
  }
}
