import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { adminLists } from './admin-lists.ts'
import { allBrands } from './all-brands.ts'
import { calendarDrag } from './calendar-drag.ts'
import { dashboard } from './dashboard.ts'
import { ensureBrowser } from '../scripts/steps/browser.mjs'
import { insightsSize } from './insights-size.ts'
import { largestPaint } from './largest-paint.ts'
import { firstPages } from './first-pages.ts'
import { faultsKills } from './faults-kills.ts'
import { faultsRestarts } from './faults-restarts.ts'
import { libraryBlocking } from './library-blocking.ts'
import { librarySize } from './library-size.ts'
import { generationLoad } from './generation-load.ts'
import { hostileRequests } from './hostile-requests.ts'
import { lighthouseScores } from './lighthouse-scores.ts'
import { importRows } from './import-rows.ts'
import { listLoad } from './list-load.ts'
import { type Measure, isAboveLimit, reportLine } from './measure.ts'
import { monthOfIdeas } from './month-of-ideas.ts'
import { outlineList } from './outline-list.ts'
import { scheduleQuality } from './schedule-quality.ts'
import { scriptBytes } from './script-bytes.ts'
import { searchSize } from './search-size.ts'
import { smallRead } from './small-read.ts'
import { startTime } from './start-time.ts'
import { twoProcesses } from './two-processes.ts'
import { worstTexts } from './worst-texts.ts'

// `npm run bench` prints each figure with a baseline from the same run. `--smoke` runs everything once and fails only
// on errors. `--only NAME` runs one measure.
const measures: Measure[] = [
  scriptBytes,
  firstPages,
  largestPaint,
  lighthouseScores,
  smallRead,
  outlineList,
  dashboard,
  librarySize,
  allBrands,
  searchSize,
  adminLists,
  importRows,
  insightsSize,
  monthOfIdeas,
  generationLoad,
  worstTexts,
  hostileRequests,
  listLoad,
  scheduleQuality,
  startTime,
  calendarDrag,
  libraryBlocking,
  twoProcesses,
  faultsRestarts,
  faultsKills,
]

const smoke = process.argv.includes('--smoke')
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined
const chosen = measures.filter(({ name }) => only === undefined || name === only)
if (chosen.length === 0) throw new Error(`There is no measure ${only}: ${measures.map(({ name }) => name).join(', ')}.`)

const builder = fileURLToPath(new URL('../scripts/build.mjs', import.meta.url))
if (spawnSync(process.execPath, [builder], { stdio: 'inherit' }).status !== 0) process.exit(1)

const browser = await ensureBrowser(process.execPath)
if (browser === undefined) throw new Error('No browser was found: install Chromium or Chrome, or set CHROME_PATH.')
process.env['CHROME_PATH'] = browser

let failed = 0
let leftOut = 0
for (const measure of chosen) {
  const reason = only === undefined ? measure.leftOut?.() : undefined
  if (reason !== undefined) {
    leftOut++
    console.log(`${measure.name} is left out: ${reason}.`)
    continue
  }
  try {
    const rows = await measure.run(smoke)
    for (const row of rows) console.log(reportLine(row))
    const above = smoke ? [] : rows.filter(isAboveLimit)
    if (above.length > 0) throw new Error(`${above.map(({ name }) => name).join(' and ')}: above the limit.`)
  } catch (error) {
    failed++
    console.error(`${measure.name} failed:`, error)
  }
}
console.log(
  `${chosen.length - failed - leftOut} of ${chosen.length} measures ran${smoke ? ' (shortened: the figures mean little)' : ''}.`,
)
process.exit(failed === 0 ? 0 : 1)
