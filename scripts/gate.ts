// Measures how many bad lines the gate rejects, and how many good ones. `npm run gate -- lines <file.json or folder>…`
// reads files such as "lines-en.json" with {"bad": [], "good": []}. Without a file, it measures test/gate-lines.

import { readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES, type Language } from '../src/shared/brand-brief.ts'
import { type GateLine, type GateLines, measureLines } from '../test/gate-lines/measure.ts'

const USAGE = 'npm run gate -- lines [<language>.json or a folder with such files]…'
const OWN_LINES = path.join(import.meta.dirname, '../test/gate-lines')

const filesIn = (place: string): string[] =>
  statSync(place).isDirectory()
    ? readdirSync(place)
        .filter((name) => name.endsWith('.json'))
        .map((name) => path.join(place, name))
    : [place]

const languageOf = (file: string): Language | undefined =>
  LANGUAGES.find((language) =>
    path
      .basename(file, '.json')
      .split(/[^a-z]/)
      .includes(language),
  )

function readLines(file: string): GateLines {
  const { bad = [], good = [] } = JSON.parse(readFileSync(file, 'utf8')) as Record<
    keyof GateLines,
    (string | GateLine)[] | undefined
  >
  const asLine = (line: string | GateLine): GateLine => (typeof line === 'string' ? { line } : line)
  return { bad: bad.map(asLine), good: good.map(asLine) }
}

const percent = (rate: number) => `${(rate * 100).toFixed(1)}%`

function measure(places: readonly string[]): number {
  const total = { bad: 0, missed: 0, good: 0, wrong: 0 }
  for (const file of places.flatMap(filesIn)) {
    const language = languageOf(file)
    if (language === undefined) {
      console.error(`"${file}" has no language in its name. Call it ${LANGUAGES.map((id) => `${id}.json`).join(', ')}.`)
      return 1
    }
    const lines = readLines(file)
    const { missed, wronglyRefused, refusedRate, wrongRate } = measureLines(lines, language)
    console.log(
      `${language}: ${lines.bad.length - missed.length} of ${lines.bad.length} bad lines refused (${percent(refusedRate)}), ` +
        `${wronglyRefused.length} of ${lines.good.length} good lines refused (${percent(wrongRate)})`,
    )
    for (const { line, breaks = '' } of missed) console.log(`  missed   ${breaks === '' ? '' : `${breaks}: `}${line}`)
    for (const { line, found } of wronglyRefused) console.log(`  refused  ${line}\n           ${found.join('; ')}`)
    total.bad += lines.bad.length
    total.missed += missed.length
    total.good += lines.good.length
    total.wrong += wronglyRefused.length
  }
  console.log(
    `All: ${total.bad - total.missed} of ${total.bad} bad lines refused, ${total.wrong} of ${total.good} good lines refused`,
  )
  return 0
}

const [command, ...places] = process.argv.slice(2)
if (command === 'lines') process.exitCode = measure(places.length === 0 ? [OWN_LINES] : places)
else {
  console.error(USAGE)
  process.exitCode = 1
}
