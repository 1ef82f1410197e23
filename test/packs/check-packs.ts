import { FAMILIES } from '#shared/brand-sheet.ts'
import { type PackSource, compilePack } from '#writing/packs/compile-pack.ts'
import { TRADES } from '#writing/knowledge/trades.ts'
import observances from '#writing/knowledge/observances.json' with { type: 'json' }
import type { Told } from '#writing/packs/pack-schema.ts'
import type { PackProblem } from '#writing/packs/parse-pack.ts'
import { checkAngles } from './angle-checks.ts'
import { type Checked, checkedPack } from './check-context.ts'
import { checkLikeness } from './likeness.ts'
import { checkNeverSay } from './never-say.ts'
import { checkQuotas } from './pack-quotas.ts'
import { checkSpelling } from './spelling.ts'
import { checkSubjects } from './subjects.ts'
import { checkTradeWords } from './trade-words.ts'

export interface PackFile extends PackSource {
  text: string
}

const OBSERVANCES = new Set(observances.rules.map(({ id }) => id))

/** Days of the brand's own calendar. */
const OWN_DAYS = new Set<string>([
  'closing',
  'reopening',
  'ahead',
  'season-opens',
  'season-ends',
  'event',
  'start',
  'opening',
  'dearer',
  'sale',
  'last-days',
  'last-call',
  'notice',
  'reminder',
  'moment',
  'deadline',
  'when',
  'pause',
  'agenda',
  'gifts',
  'bargain',
  'presents',
  'gift-day',
  'holiday',
  'year-end',
  'new-year',
] satisfies Told[])

export async function checkPacks(files: PackFile[], isPartial: boolean): Promise<PackProblem[]> {
  const packs: Checked[] = []
  for (const file of files) {
    const checked = checkedPack(file.file, compilePack(file.text, file))
    checkPlace(checked)
    checkAngles(checked)
    checkTradeWords(checked)
    checkNeverSay(checked)
    checkSubjects(checked)
    checkQuotas(checked, isPartial)
    await checkSpelling(checked)
    packs.push(checked)
  }
  checkLikeness(packs)
  return packs.flatMap(({ compiled, problems }) =>
    [...compiled.problems, ...problems].toSorted((left, right) => left.line - right.line),
  )
}

function checkPlace({ compiled, report }: Checked): void {
  const { layer, id, occasions, never } = compiled.pack
  const isKnown =
    layer === 'family'
      ? FAMILIES.some((family) => family === id)
      : layer === 'trade'
        ? TRADES.some((trade) => trade.id === id)
        : true
  if (!isKnown) report(1, '', `There is no ${layer} called "${id}".`)
  for (const occasion of [...occasions.map((each) => each.id), ...never]) {
    if (OBSERVANCES.has(occasion) || (layer === 'brand' && OWN_DAYS.has(occasion))) continue
    report(compiled.lineOf(`occasion:${occasion}`), 'occasion', `There is no occasion called "${occasion}".`)
  }
}
