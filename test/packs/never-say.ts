import { MATRIX_BRANDS } from '#writing/month/planner-brands.fixtures.ts'
import { TEST_BRANDS } from '#writing/outline/writer-requests.fixtures.ts'
import { forbiddenPhraseFinder } from '#writing/gate/forbidden-phrases.ts'
import type { Language } from '#shared/brand-brief.ts'
import { type PlacedText, textsOf } from '#writing/packs/angle-texts.ts'
import type { Angle } from '#writing/packs/pack-schema.ts'
import type { Checked } from './check-context.ts'

const listsOf = (language: Language) =>
  [...new Map([...TEST_BRANDS, ...MATRIX_BRANDS].map((brand) => [brand.name, brand])).values()]
    .filter((brand) => brand.language === language && brand.facts.neverSay.length > 0)
    .map(({ name, facts }) => ({ name, find: forbiddenPhraseFinder(facts.neverSay, language) }))

/** This many texts of a field must remain when a brand excludes words. */
const SPARE: Record<string, number> = { t: 1, s: 3, b: 2, l: 0 }

/** An angle must stay complete for brands that exclude one of its words. */
export function checkNeverSay({ compiled, report }: Checked, lists = listsOf(compiled.pack.language)): void {
  for (const angle of compiled.pack.angles) {
    for (const { name, find } of lists) {
      for (const { field, text, phrase, isSpare } of hitsOf(angle, find)) {
        const message = `"${text}" has "${phrase}", which ${name} never says`
        if (isSpare) report(compiled.lineOf(angle.id, field), field, `${message}. Other variants remain.`, 'note')
        else report(compiled.lineOf(angle.id, field), field, `${message}, and no spare variant remains.`)
      }
    }
  }
}

function hitsOf(angle: Angle, find: (text: string) => string | null) {
  const texts = textsOf(angle)
  const kindOf = ({ field }: PlacedText) => field.charAt(0)
  return texts.flatMap((placed) => {
    const phrase = find(placed.text)
    if (phrase === null) return []
    const clean = texts.filter((other) => kindOf(other) === kindOf(placed) && find(other.text) === null).length
    const least = SPARE[kindOf(placed)]
    return [{ ...placed, phrase, isSpare: least !== undefined && clean >= least }]
  })
}
