import type { StemReader } from '../engine/telling-stems.ts'
import type { Angle, Pack } from '../packs/pack-schema.ts'

export interface WordedIdea {
  title: string
  description: string
}

export interface NearAngle {
  pack: Pack
  angle: Angle
  /** Words that the title shares with this angle and with few others. */
  telling: ReadonlySet<string>
}

interface Indexed {
  pack: Pack
  angle: Angle
  /** The words of each title, subject line, headline and sentence of the premise. */
  lines: readonly ReadonlySet<string>[]
  core: ReadonlySet<string>
}

/** The share of the title that the angle has to say. Rare words count more. */
const LEAST_COVERED = 0.75
/** The share that a single line has to say, because the same words far apart are another thought. */
const LEAST_IN_ONE_LINE = 0.6
const LEAST_SHARED = 2
/** A word of more angles than this says little: "skin" in a pack about skin care. */
const MOST_HAVING = 0.1

/**
 * The angle with the same subject as an idea, or null. A wrong angle is worse than none, so it has to say most of the
 * title in its own title, subject lines, headline or premise.
 */
export function nearestAngle(idea: WordedIdea, packs: readonly Pack[], stemsOf: StemReader): NearAngle | null {
  const wanted = [...stemsOf(idea.title)]
  if (wanted.length < LEAST_SHARED) return null
  const angles = packs.flatMap((pack) => indexOf(pack, stemsOf))
  const having = new Map(wanted.map((word) => [word, angles.filter(({ core }) => core.has(word)).length]))
  const weight = new Map(
    wanted.map((word) => {
      const count = having.get(word)!
      return [word, Math.log(1 + (angles.length - count + 0.5) / (count + 0.5))]
    }),
  )
  const sum = (words: readonly string[]) => words.reduce((total, word) => total + weight.get(word)!, 0)
  const all = sum(wanted)
  const described = stemsOf(idea.description)
  const rated = angles
    .map(({ pack, angle, core, lines }) => {
      const shared = wanted.filter((word) => core.has(word))
      const telling = shared.filter((word) => having.get(word)! <= angles.length * MOST_HAVING)
      const inOneLine = Math.max(0, ...lines.map((line) => sum(shared.filter((word) => line.has(word)))))
      const beside = [...described].filter((word) => core.has(word) && !shared.includes(word)).length
      return { pack, angle, shared, telling, covered: sum(shared) / all, inOneLine: inOneLine / all, beside }
    })
    .filter(
      ({ shared, telling, covered, inOneLine }) =>
        shared.length >= LEAST_SHARED &&
        telling.length > 0 &&
        covered >= LEAST_COVERED &&
        inOneLine >= LEAST_IN_ONE_LINE,
    )
    .toSorted((left, right) => right.covered - left.covered || right.beside - left.beside)
  const best = rated[0]
  return best === undefined ? null : { pack: best.pack, angle: best.angle, telling: new Set(best.telling) }
}

const indexes = new WeakMap<StemReader, WeakMap<Pack, Indexed[]>>()

function indexOf(pack: Pack, stemsOf: StemReader): Indexed[] {
  const ofReader = indexes.getOrInsertComputed(stemsOf, () => new WeakMap<Pack, Indexed[]>())
  return ofReader.getOrInsertComputed(pack, () =>
    pack.angles.map((angle) => {
      const { titles, subjects, headline, premise } = angle
      const lines = [...titles, ...subjects, headline, ...premise.split(/(?<=[.!?])\s/u)].map(stemsOf)
      return { pack, angle, lines, core: new Set(lines.flatMap((line) => [...line])) }
    }),
  )
}
