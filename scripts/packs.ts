// Checks and prints the packs of ready-made email ideas, as docs/writing-packs.md describes them.
// npm run packs -- check [de/family/b2b-supply] [--partial]
// npm run packs -- print de/family/b2b-supply
// npm run packs -- subjects de/trade/pet-food
// npm run packs -- year de b2b-supply [medical-dental]

import { LANGUAGES } from '../src/shared/brand-brief.ts'
import { compilePack } from '../src/writing/packs/compile-pack.ts'
import { PACKS } from '../src/writing/packs/load-packs.ts'
import type { Pack } from '../src/writing/packs/pack-schema.ts'
import type { PackProblem } from '../src/writing/packs/parse-pack.ts'
import { printedPack } from '../test/packs/print-pack.ts'
import { printedYear } from '../test/packs/simulated-year.ts'
import { printedSubjects } from '../test/packs/subjects.ts'
import { checkPacks } from '../test/packs/check-packs.ts'

const USAGE = `npm run packs -- check [<language>/<family or trade>/<name>] [--partial]
npm run packs -- print <language>/<family or trade>/<name>
npm run packs -- subjects <language>/<family or trade>/<name>
npm run packs -- year <language> <family> [<trade>]`

const [command, name, ...rest] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const isPartial = process.argv.includes('--partial')

/** Matches “de”, “de/family”, “de/family/b2b-supply” and “de/b2b-supply”. */
function isMeant({ language, layer, id }: { language: string; layer: string; id: string }): boolean {
  if (name === undefined) return true
  const wanted = name.replace(/\.txt$/, '')
  return [language, `${language}/${layer}`, `${language}/${layer}/${id}`, `${language}/${id}`].includes(wanted)
}

async function check(): Promise<number> {
  const files = LANGUAGES.flatMap((language) => PACKS.places(language))
  const meant = new Set(files.filter(isMeant).map(({ file }) => file))
  if (meant.size === 0) {
    console.error(name === undefined ? 'There are no packs.' : `There is no pack called "${name}".`)
    return name === undefined ? 0 : 1
  }
  const problems: PackProblem[] = []
  for (const language of LANGUAGES) {
    const places = PACKS.places(language)
    if (!places.some(({ file }) => meant.has(file))) continue
    // Reads the other packs of a language too, because titles must differ from theirs.
    const found = await checkPacks(
      places.map((place) => ({ ...place, text: PACKS.read(place) })),
      isPartial,
    )
    problems.push(...found.filter(({ file }) => meant.has(file)))
  }
  for (const { file, line, field, message, severity } of problems) {
    console.log(`${file}:${line}  ${severity === 'note' ? 'note   ' : ''}${field === '' ? '' : `${field}: `}${message}`)
  }
  const errors = problems.filter(({ severity }) => severity === 'error').length
  console.log(`${meant.size} packs, ${errors} errors, ${problems.length - errors} notes.`)
  return errors === 0 ? 0 : 1
}

function print(printed: (pack: Pack) => string): number {
  const places = LANGUAGES.flatMap((language) => PACKS.places(language)).filter(isMeant)
  for (const place of places) console.log(printed(compilePack(PACKS.read(place), place).pack))
  if (places.length === 0) console.error(`There is no pack called "${name}".`)
  return places.length === 0 ? 1 : 0
}

function year(): number {
  const language = LANGUAGES.find((each) => each === name)
  const [family = '', trade = ''] = rest
  if (language === undefined || family === '') {
    console.error(USAGE)
    return 1
  }
  const packs = [
    PACKS.pack(language, 'family', family),
    PACKS.pack(language, 'trade', trade),
    PACKS.pack(language, 'universal', 'universal'),
  ].filter((pack) => pack !== null)
  console.log(packs.length === 0 ? `There is no such pack in "${language}".` : printedYear(packs))
  return packs.length === 0 ? 1 : 0
}

if (command === 'year') process.exitCode = year()
else if (command === 'print' && name !== undefined && rest.length === 0) process.exitCode = print(printedPack)
else if (command === 'subjects' && name !== undefined && rest.length === 0) process.exitCode = print(printedSubjects)
else if (command === 'check' && rest.length === 0) process.exitCode = await check()
else {
  console.error(USAGE)
  process.exitCode = 1
}
