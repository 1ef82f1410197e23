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

// Options: `--no-browser`, `--keep-going` after a failure, and `--everything` for every API test on both databases.

const withBrowser = !process.argv.includes('--no-browser')
const keepGoing = process.argv.includes('--keep-going')
const onEverything = process.argv.includes('--everything')
// One test run leaves a processor idle now and then, but on a busy machine two runs would be slower.
const sideBySide = loadavg()[0] < availableParallelism() / 2

const CHECKS = [
  ['Types of the server', ['typescript', 'tsc'], ['-p', 'tsconfig.server.json']],
  ['Types of the web', ['typescript', 'tsc'], ['-p', 'tsconfig.web.json']],
  ['Lint', ['oxlint'], ['--type-aware', '--deny-warnings']],
  ['Format', ['oxfmt'], ['--check']],
  ['Import rules', undefined, [inProject('scripts', 'check-imports.mjs')]],
  ['Word rules', undefined, [inProject('scripts', 'check-words.mjs')]],
  ['Dead code', ['knip'], ['--no-progress']],
]

const BUILD = 'Build'

let interrupted = false
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    interrupted = true
    // The terminal has already sent SIGINT to the tests, and a second one would prevent their cleanup.
    if (signal === 'SIGTERM') stopRunning(signal)
  })
}

/** Builds beside the checks, because most of them use one processor. Returns what failed. */
async function checkAndBuild(node) {
  const failures = []
  const build = async () => {
    try {
      await ensureBuilt(node)
    } catch (error) {
      console.error(error instanceof Refusal ? error.message : error)
      failures.push(BUILD)
    }
  }
  const check = async ([name, tool, args]) => {
    const script = tool === undefined ? [] : [toolScript(...tool)]
    const code = await runWithProgressLine(name, node, [...script, ...args], { env: toolEnvironment() })
    if (code !== 0) failures.push(name)
  }
  const steps = [build, ...CHECKS.map((each) => () => check(each))]
  const goesOn = () => steps.length > 0 && !interrupted && (keepGoing || failures.length === 0)
  const lane = async () => {
    while (goesOn()) await steps.shift()()
  }
  await Promise.all(sideBySide ? [lane(), lane()] : [lane()])
  return failures
}

/** Returns { passed, failed, skipped }. `show` prints the output right away instead of at the end. */
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

function apiRuns(postgres, embedded) {
  const run = (name, projects, environment) => ({ name, projects, environment })
  if (postgres === undefined) return [run('Unit and API tests on the embedded database', ['unit', 'api'], embedded)]
  const both = { ...embedded, TEST_DATABASE_URL: postgres.url, TEST_DATABASE_SOCKET: postgres.socket }
  if (!onEverything) return [run('Unit tests, and API tests on both databases', ['unit', 'api', 'embedded'], both)]
  return [
    run('Unit and API tests on PostgreSQL', ['unit', 'api'], both),
    run('API tests on the embedded database', ['api'], embedded),
  ]
}

/** The runs of a row follow each other, and rows may run in parallel. */
function testRuns(browser, postgres) {
  const environment = { TEST_DATABASE_URL: undefined, TEST_DATABASE_SOCKET: undefined, CHROME_PATH: browser }
  const inBrowser = [
    { name: 'Components in a browser', projects: ['screen'], environment },
    { name: 'The product in a browser', projects: ['journey'], environment },
  ]
  const rows = [apiRuns(postgres, environment), withBrowser ? inBrowser : []]
  return sideBySide ? rows : [rows.flat()]
}

async function runAllTests(node, counts, notes) {
  const browser = withBrowser ? await ensureBrowser(node) : undefined
  if (withBrowser && browser === undefined) {
    throw new Refusal("We found no browser and couldn't install one. Install Chromium or Chrome, or set CHROME_PATH.")
  }
  const postgres = await providePostgres()
  if (postgres === undefined) {
    notes.push('We found no PostgreSQL 15 or newer. The API tests ran only on the embedded database.')
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
  const failures = await checkAndBuild(node)
  const counts = []
  const notes = []
  if (!interrupted && (failures.length === 0 || (keepGoing && !failures.includes(BUILD)))) {
    try {
      await runAllTests(node, counts, notes)
    } catch (error) {
      console.error(error instanceof Refusal ? error.message : error)
      failures.push('Preparing the tests')
    }
  }
  // A failed check counts, so that the last line doesn't look successful.
  const total = addCounts([...counts, { passed: 0, failed: failures.length, skipped: 0 }])
  console.log(`\nThe run took ${secondsSince(start)}.`)
  if (failures.length > 0) console.log(`Failed checks: ${failures.join(', ')}.`)
  if (interrupted) console.log('Interrupted.')
  if (total.passed === 0 && total.failed === 0) console.log('No test ran.')
  for (const note of notes) console.log(note)
  console.log(countLine(total))
  return total.failed === 0 && total.passed > 0 && !interrupted ? 0 : 1
})
