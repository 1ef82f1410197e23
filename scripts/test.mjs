import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBrowser } from './steps/browser.mjs'
import { ensureBuilt } from './steps/build-output.mjs'
import { ensureInstalled } from './steps/packages.mjs'
import { findNode } from './steps/pinned-node.mjs'
import { inProject, Refusal, runMain } from './steps/project.mjs'
import { providePostgres } from './steps/real-postgres.mjs'
import { runCommand, runWithProgressLine, secondsSince, stopRunning } from './steps/run-command.mjs'
import { addCounts, countLine, countRun } from './steps/test-count.mjs'
import { toolEnvironment, toolScript } from './steps/tools.mjs'

// `npm test`: every check and every test, from a fresh clone. `--no-browser` leaves out what needs a browser,
// `--keep-going` goes on after a failure, `--everything` runs every API test on both databases. The last line counts the
// tests.

const withBrowser = !process.argv.includes('--no-browser')
const keepGoing = process.argv.includes('--keep-going')
const onEverything = process.argv.includes('--everything')
// One run of tests leaves a processor waiting now and then. On a machine with other work two runs would only be slower.
const sideBySide = loadavg()[0] < availableParallelism() / 2

const CHECKS = [
  ['Types of the server', ['typescript', 'tsc'], ['-p', 'tsconfig.server.json']],
  ['Types of the web', ['typescript', 'tsc'], ['-p', 'tsconfig.web.json']],
  ['Lint', ['oxlint'], ['--type-aware', '--deny-warnings']],
  ['Format', ['oxfmt'], ['--check']],
  ['Import rules', undefined, [inProject('scripts', 'check-imports.mjs')]],
  ['Dead code', ['knip'], ['--no-progress']],
]

let interrupted = false
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    interrupted = true
    // A terminal has told them already, and a second SIGINT would keep them from tidying up.
    if (signal === 'SIGTERM') stopRunning(signal)
  })
}

async function runChecks(node) {
  const failures = []
  for (const [name, tool, args] of CHECKS) {
    if (interrupted || (failures.length > 0 && !keepGoing)) break
    const script = tool === undefined ? [] : [toolScript(...tool)]
    const code = await runWithProgressLine(name, node, [...script, ...args], { env: toolEnvironment() })
    if (code !== 0) failures.push(name)
  }
  return failures
}

/** One run of vitest over some projects: { passed, failed, skipped }. What it says is shown at its end, or at once. */
async function runTests(node, { name, projects, environment }, show) {
  const start = performance.now()
  console.log(`\n${name}${show ? '' : ', beside the others'}`)
  const folder = mkdtempSync(path.join(tmpdir(), 'test-report-'))
  const file = path.join(folder, 'report.json')
  try {
    const args = ['run', ...projects.flatMap((project) => ['--project', project])]
    args.push('--reporter=default', '--reporter=json', `--outputFile.json=${file}`)
    const env = toolEnvironment(environment)
    const { code, output } = await runCommand(node, [toolScript('vitest'), ...args], { env, show })
    process.stdout.write(output)
    const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
    const count = countRun(report, code)
    console.log(`${name}: ${countLine(count)} (${secondsSince(start)})`)
    return count
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The API tests: on both databases what belongs on both, or all of them with `--everything`. */
function apiRuns(postgres, embedded) {
  const run = (name, projects, environment) => ({ name, projects, environment })
  if (postgres === undefined) return [run('Unit and API tests on the embedded database', ['unit', 'api'], embedded)]
  const both = { ...embedded, TEST_DATABASE_URL: postgres.url }
  if (!onEverything) return [run('Unit tests, and API tests on both databases', ['unit', 'api', 'embedded'], both)]
  return [
    run('Unit and API tests on PostgreSQL', ['unit', 'api'], both),
    run('API tests on the embedded database', ['api'], embedded),
  ]
}

/** The test runs in rows: one follows the other, and the rows may run side by side. */
function testRuns(browser, postgres) {
  const environment = { TEST_DATABASE_URL: undefined, CHROME_PATH: browser }
  const inBrowser = [
    { name: 'Components in a browser', projects: ['screen'], environment },
    { name: 'The product in a browser', projects: ['journey'], environment },
  ]
  const rows = [apiRuns(postgres, environment), withBrowser ? inBrowser : []]
  return sideBySide ? rows : [rows.flat()]
}

async function runAllTests(node, counts, notes) {
  await ensureBuilt(node)
  const browser = withBrowser ? await ensureBrowser(node) : undefined
  if (withBrowser && browser === undefined) {
    throw new Refusal(
      'No browser was found and none could be installed: install Chromium or Chrome, or set CHROME_PATH.',
    )
  }
  const postgres = await providePostgres()
  if (postgres === undefined) {
    notes.push('No PostgreSQL 15 or newer was found: the API tests ran on the embedded database only.')
  }
  try {
    const goesOn = () => !interrupted && (keepGoing || counts.every(({ failed }) => failed === 0))
    const runRow = async (runs, index) => {
      for (const run of runs) if (goesOn()) counts.push(await runTests(node, run, index === 0))
    }
    await Promise.all(testRuns(browser, postgres).map(runRow))
  } finally {
    await postgres?.stop()
  }
}

await runMain(async () => {
  const start = performance.now()
  await ensureInstalled()
  const node = findNode()
  const failures = await runChecks(node)
  const counts = []
  const notes = []
  if (!interrupted && (failures.length === 0 || keepGoing)) {
    try {
      await runAllTests(node, counts, notes)
    } catch (error) {
      console.error(error instanceof Refusal ? error.message : error)
      failures.push('Preparing the tests')
    }
  }
  // A check that failed is a failure of its own: the last line must not read as if all were well.
  const total = addCounts([...counts, { passed: 0, failed: failures.length, skipped: 0 }])
  console.log(`\nAll of it took ${secondsSince(start)}.`)
  if (failures.length > 0) console.log(`Failed outside of the tests: ${failures.join(', ')}.`)
  if (interrupted) console.log('Interrupted before the end.')
  if (total.passed === 0 && total.failed === 0) console.log('No test ran.')
  for (const note of notes) console.log(note)
  console.log(countLine(total))
  return total.failed === 0 && total.passed > 0 && !interrupted ? 0 : 1
})
