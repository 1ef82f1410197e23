import { type Angle, type Pack, angleSchema } from './pack-schema.ts'
import { typeset } from '../engine/typeset.ts'

export interface ReaddressedPack {
  pack: Pack
  /** What is wrong with the file, each with its line: "12: …". */
  problems: string[]
}

/**
 * A pack with the texts of a second file, which say "du" where the pack says "Sie". The file names the texts by their
 * angle and field: `= first-cup`, and below it `t2 …` for the second title, `s1 …` for the first subject line, `b3 …`
 * for the third drafted line, and `r`, `h`, `l` and `c` as in the pack.
 */
export function readdressed(pack: Pack, text: string, address: string): ReaddressedPack {
  const problems: string[] = []
  const texts = new Map<string, Map<string, string>>()
  let current: Map<string, string> | null = null
  for (const [index, row] of text.split(/\r?\n/).entries()) {
    const line = row.trim()
    if (line === '') continue
    const report = (message: string) => problems.push(`${index + 1}: ${message}`)
    const space = line.indexOf(' ')
    const [key, value] = [line.slice(0, Math.max(0, space)), line.slice(space + 1).trim()]
    if (key === '=') {
      if (!pack.angles.some(({ id }) => id === value)) report(`The pack has no angle "${value}".`)
      if (texts.has(value)) report(`"${value}" stands here twice.`)
      current = texts.getOrInsert(value, new Map())
    } else if (current === null) report('The first line names an angle: "= first-cup".')
    else if (!/^(?:t[1-3]|s[1-5]|b[1-6]|[rhlc])$/.test(key)) report(`"${key}" names no text of an angle.`)
    else {
      const printed = typeset(value, pack.language)
      if (printed === null) report('A quote is opened and not closed.')
      else current.set(key, printed)
    }
  }
  const angles = pack.angles.map((angle) => {
    const own = texts.get(angle.id)
    if (own === undefined) return angle
    const changed = withTexts(angle, own)
    const checked = angleSchema.safeParse(changed)
    if (!checked.success) problems.push(`${angle.id}: ${checked.error.issues[0]?.message ?? ''}`)
    for (const key of own.keys()) {
      if (!hasField(angle, key)) problems.push(`${angle.id}: The angle has no "${key}".`)
    }
    return changed
  })
  return { pack: { ...pack, angles, address }, problems }
}

const placeIn = (key: string) => Number(key.slice(1)) - 1

function hasField({ beats, lead }: Angle, key: string): boolean {
  if (key === 'l') return lead !== null
  return !key.startsWith('b') || placeIn(key) < beats.length
}

function withTexts(angle: Angle, texts: ReadonlyMap<string, string>): Angle {
  const at = (key: string, usual: string) => texts.get(key) ?? usual
  const all = (letter: string, usual: readonly string[]) =>
    usual.map((each, place) => at(`${letter}${place + 1}`, each))
  return {
    ...angle,
    titles: all('t', angle.titles),
    subjects: all('s', angle.subjects),
    preview: at('r', angle.preview),
    headline: at('h', angle.headline),
    beats: angle.beats.map((beat, place) => ({ ...beat, line: at(`b${place + 1}`, beat.line) })),
    lead: angle.lead === null ? null : { ...angle.lead, line: at('l', angle.lead.line) },
    button: at('c', angle.button),
  }
}
