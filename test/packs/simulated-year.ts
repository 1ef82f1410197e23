import { seededRandom } from '#shared/seeded-random.ts'
import type { Angle, Pack, Thesis } from '#writing/packs/pack-schema.ts'

const ROLES: Record<number, readonly Angle['role'][]> = {
  4: ['teach', 'prove', 'sell', 'thank'],
  6: ['teach', 'prove', 'serve', 'teach', 'sell', 'thank'],
  8: ['teach', 'prove', 'teach', 'sell', 'serve', 'prove', 'sell', 'thank'],
}
const MOST_UNIVERSAL = 2
const MONTHS = 12
/** After this many months, an angle may return with another title. */
const REST = 6

export interface SimulatedYear {
  emails: number
  repeats: number
  earlyRepeats: number
  firstEarly: number | null
}

interface Candidate {
  angle: Angle
  layer: Pack['layer']
}

/** A short version of the planner's rules, for a brand that knows its offers and answered no question. */
export function simulatedYear(packs: readonly Pack[], emailsAMonth: 4 | 6 | 8, seed: string): SimulatedYear {
  const random = seededRandom(seed)
  const candidates = packs.flatMap(({ angles, layer }) =>
    angles
      .filter(({ needs }) => needs.every(({ type }) => type === 'kind' || type === 'tag'))
      .map((angle) => ({ angle, layer })),
  )
  const used = new Map<string, number[]>()
  const year: SimulatedYear = { emails: 0, repeats: 0, earlyRepeats: 0, firstEarly: null }
  for (let month = 1; month <= MONTHS; month += 1) {
    const tired = ({ spine }: Thesis) => spine.filter(({ angle }) => isTired(angle, month, used)).length
    const thesis = random.shuffled(thesesOf(packs, month)).toSorted((left, right) => tired(left) - tired(right))[0]
    for (const { angle } of monthOf(candidates, thesis, month, ROLES[emailsAMonth]!, used, random.unit)) {
      const before = used.get(angle.id) ?? []
      const isEarly = before.length >= angle.titles.length || before.some((last) => month - last < REST)
      year.emails += 1
      if (before.length > 0) year.repeats += 1
      if (before.length > 0 && isEarly) {
        year.earlyRepeats += 1
        year.firstEarly ??= month
      }
      used.set(angle.id, [...before, month])
    }
  }
  return year
}

function thesesOf(packs: readonly Pack[], month: number): Thesis[] {
  const own = (layer: Pack['layer']) =>
    packs
      .filter((pack) => pack.layer === layer)
      .flatMap(({ theses }) => theses.filter((thesis) => thesis.month === month))
  const trade = own('trade')
  return trade.length > 0 ? trade : own('family')
}

function monthOf(
  candidates: Candidate[],
  thesis: Thesis | undefined,
  month: number,
  roles: readonly Angle['role'][],
  used: ReadonlyMap<string, number[]>,
  unit: () => number,
): Candidate[] {
  // Only an angle that the thesis needs may return earlier.
  const spine = (thesis?.spine ?? [])
    .filter(({ angle, isRequired }) => isRequired || !isTired(angle, month, used))
    .flatMap(({ angle }) => candidates.find((each) => each.angle.id === angle) ?? [])
  const chosen: Candidate[] = [...new Set(spine)].slice(0, roles.length)
  const open = [...roles]
  for (const { angle } of chosen) {
    const at = open.findIndex((role) => sameRole(role, angle.role))
    open.splice(Math.max(0, at), 1)
  }
  for (const role of open) {
    const universal = chosen.filter(({ layer }) => layer === 'universal').length
    const fitting = candidates.filter(
      (each) =>
        !chosen.includes(each) &&
        each.angle.occasion === null &&
        (each.layer !== 'universal' || universal < MOST_UNIVERSAL) &&
        sameRole(role, each.angle.role),
    )
    const scored = fitting.map((each) => ({ each, score: scoreOf(each, thesis, month, used) + 3 * unit() }))
    const best = scored.toSorted((left, right) => right.score - left.score)[0]
    if (best !== undefined) chosen.push(best.each)
  }
  return chosen
}

const isTired = (id: string, month: number, used: ReadonlyMap<string, number[]>) =>
  (used.get(id) ?? []).some((last) => month - last < REST)

const sameRole = (wanted: Angle['role'], role: Angle['role']) =>
  wanted === role || (['serve', 'thank', 'tease'].includes(wanted) && ['serve', 'thank', 'tease'].includes(role))

function scoreOf(
  { angle, layer }: Candidate,
  thesis: Thesis | undefined,
  month: number,
  used: ReadonlyMap<string, number[]>,
): number {
  let score = layer === 'trade' ? 1.5 : 0
  if (thesis !== undefined && angle.themes[0] !== undefined && thesis.themes.includes(angle.themes[0])) score += 3
  else if (thesis !== undefined && angle.themes.some((theme) => thesis.themes.includes(theme))) score += 2
  if (angle.months !== null) score += angle.months.includes(month) ? 2.5 : -2
  const last = used.get(angle.id)?.at(-1)
  if (last !== undefined) score += -9 + 0.5 * (month - last) - (month - last < 3 ? 20 : 0)
  return score
}

const SEEDS = ['one', 'two', 'three', 'four', 'five']

export function printedYear(packs: readonly Pack[]): string {
  const angles = packs.map(
    ({ layer, id, angles: own }) => `${layer === 'universal' ? layer : `${layer} ${id}`} (${own.length})`,
  )
  const rows = ([4, 6, 8] as const).map((count) => {
    const years = SEEDS.map((seed) => simulatedYear(packs, count, seed))
    const mean = (of: (year: SimulatedYear) => number) =>
      (years.reduce((sum, year) => sum + of(year), 0) / years.length).toFixed(1)
    const firsts = years.map(({ firstEarly }) => firstEarly ?? MONTHS + 1)
    const first = Math.min(...firsts)
    return [
      `${count} a month`.padEnd(14),
      mean(({ emails }) => emails).padStart(6),
      mean(({ repeats }) => repeats).padStart(12),
      mean(({ earlyRepeats }) => earlyRepeats).padStart(16),
      (first > MONTHS ? 'none' : `month ${first}`).padStart(14),
    ].join('')
  })
  const head = `${''.padEnd(14)}${'emails'.padStart(6)}${'repeats'.padStart(12)}${'early repeats'.padStart(16)}${'first early'.padStart(14)}`
  return [`Packs: ${angles.join(', ')}`, head, ...rows, 'Early: within six months, or without a title left.'].join('\n')
}
