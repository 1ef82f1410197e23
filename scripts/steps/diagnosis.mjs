import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { installedBrowser } from './browser.mjs'
import { templateIsFresh } from './database-template.mjs'
import { NEEDED_MAJOR, nodeRuns, pinnedNodePath } from './pinned-node.mjs'
import { inProject, projectRoot } from './project.mjs'
import { accepts, addressOfUrl, portIsFree } from './reachability.mjs'
import { installedPostgres } from './real-postgres.mjs'
import { serverIsFresh } from './server-bundle.mjs'
import { webIsFresh } from './web-bundle.mjs'

// Each finding is { area, state, text } with the state `ok`, `simulated`, `note` or `broken`.
const ok = (area, text) => ({ area, state: 'ok', text })
const simulated = (area, text) => ({ area, state: 'simulated', text })
const note = (area, text) => ({ area, state: 'note', text })
const broken = (area, text) => ({ area, state: 'broken', text })

/** Never shows the secrets in the address. */
async function service(area, name, address) {
  const place = addressOfUrl(address)
  if (place === undefined) return broken(area, `${name} isn't a valid URL. Check the spelling.`)
  const where = `${place.host}:${place.port}`
  return (await accepts(place)) ? ok(area, `${where} responds.`) : broken(area, `${where} (${name}) doesn't respond.`)
}

function nodeFinding() {
  if (nodeRuns(pinnedNodePath())) return ok('Node', 'The pinned Node is installed.')
  const running = `Node ${process.versions.node}`
  if (Number.parseInt(process.versions.node, 10) >= NEEDED_MAJOR) return ok('Node', `${running} is new enough.`)
  return existsSync(inProject('node_modules'))
    ? broken(
        'Node',
        `${running} is too old, and npm has no Node ${NEEDED_MAJOR} for this machine. Install it from nodejs.org.`,
      )
    : note('Node', `${running} runs this. npm start installs Node ${NEEDED_MAJOR} with the packages.`)
}

function buildFinding() {
  if (!existsSync(inProject('node_modules'))) return note('Packages', 'Not installed yet. npm start installs them.')
  const parts = [
    ['the pages', webIsFresh()],
    ['the server', serverIsFresh()],
    ['the database template', templateIsFresh()],
  ]
  const missing = parts.filter(([, isFresh]) => !isFresh).map(([name]) => name)
  return missing.length === 0
    ? ok('Build', 'The pages, the server and the database template are up to date.')
    : note('Build', `npm start will build ${new Intl.ListFormat('en').format(missing)} first.`)
}

async function holderOf(folder) {
  if (process.platform === 'win32' || !existsSync(path.join(folder, '.lock'))) return undefined
  for (const name of readdirSync(path.join(folder, '.lock'))) {
    if (await accepts({ path: path.relative(process.cwd(), path.join(folder, '.lock', name)) })) {
      return name.split('-')[0]
    }
  }
  return undefined
}

function isWritable(folder) {
  if (!existsSync(folder)) return isWritable(path.dirname(folder))
  try {
    accessSync(folder, constants.W_OK)
    return statSync(folder).isDirectory()
  } catch {
    return false
  }
}

async function databaseFinding(env) {
  if (env.DATABASE_URL) return service('Database', 'DATABASE_URL', env.DATABASE_URL)
  const folder = path.resolve(projectRoot, env.DATA_DIR || 'data')
  if (!isWritable(folder)) {
    return broken('Database', `We can't write to ${folder}. Change its permissions, or set DATA_DIR.`)
  }
  const holder = await holderOf(folder)
  if (holder !== undefined) return note('Database', `Embedded in ${folder}, open in process ${holder} right now.`)
  return ok(
    'Database',
    `Embedded in ${folder}. One process at a time. Safe against a crash, but not against a power cut.`,
  )
}

async function portFinding(env) {
  const port = Number(env.PORT || 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    return broken('Port', `PORT=${env.PORT} isn't a valid port number.`)
  }
  return (await portIsFree(port, env.HOST || '127.0.0.1'))
    ? ok('Port', `${port} is free.`)
    : note('Port', `${port} is in use. Mailmonth may already be running. If not, set PORT.`)
}

async function mailFinding(env) {
  if (env.SMTP_URL) return service('Mail', 'SMTP_URL', env.SMTP_URL)
  return simulated('Mail', 'Nothing is sent. The outbox page shows the emails. Set SMTP_URL to send them.')
}

function originFinding(env) {
  if (env.SITE_URL) {
    return ok('Public pages', "They have their own address, so tracking scripts can't reach the app.")
  }
  const text = 'They share the address of the app, so tracking scripts can act as logged-in visitors.'
  return note('Public pages', env.NODE_ENV === 'production' ? `${text} Set SITE_URL to keep them apart.` : text)
}

function sealFinding(env) {
  if (env.APP_ENCRYPTION_KEY) return ok('Keys', 'APP_ENCRYPTION_KEY encrypts the keys of connected services.')
  if (env.NODE_ENV === 'production') {
    return broken('Keys', 'Production needs APP_ENCRYPTION_KEY. Generate one with openssl rand -base64 32.')
  }
  return note('Keys', 'A key in DATA_DIR encrypts the keys of connected services.')
}

function outboundFindings(env) {
  if (!env.ALLOW_PRIVATE_OUTBOUND) return []
  const area = 'Outbound requests'
  if (env.ALLOW_PRIVATE_OUTBOUND !== '1') {
    return [broken(area, 'ALLOW_PRIVATE_OUTBOUND must be 1. Correct or remove it.')]
  }
  if (env.NODE_ENV === 'production' && env.ALLOW_PRIVATE_OUTBOUND_IN_PRODUCTION !== '1') {
    return [
      broken(
        area,
        'Production needs ALLOW_PRIVATE_OUTBOUND_IN_PRODUCTION=1 with ALLOW_PRIVATE_OUTBOUND. Set or remove both.',
      ),
    ]
  }
  return [note(area, 'ALLOW_PRIVATE_OUTBOUND is set, so addresses that members type can reach your own network.')]
}

function paymentFinding(env) {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, BILLING_MODE: mode } = env
  if (Boolean(key) !== Boolean(secret)) {
    return broken('Payments', 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together. Set both or neither.')
  }
  if (mode === 'off') return note('Payments', 'Payments are off.')
  if (key) {
    const kind = /_live_/.test(key) ? 'a live account' : 'a test account'
    return ok('Payments', `Stripe, ${kind}. npm run stripe:check tests a test key against Stripe.`)
  }
  if (env.NODE_ENV === 'production' && !(mode === 'simulated' && env.ALLOW_SIMULATED_BILLING === '1')) {
    return broken('Payments', 'Production needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or BILLING_MODE=off.')
  }
  return simulated('Payments', 'Payments are simulated, and no card is charged. Set STRIPE_SECRET_KEY to use Stripe.')
}

function superAdminFindings(env) {
  const { SUPERADMIN_EMAIL: email, SUPERADMIN_PASSWORD: password, SUPERADMIN_PASSWORD_FILE: file } = env
  if (Boolean(email) === Boolean(password || file)) return []
  return [broken('Super admin', 'SUPERADMIN_EMAIL and SUPERADMIN_PASSWORD belong together. Set both or neither.')]
}

/** Only a database server can tell, and only in production. */
async function secondFactorFindings(env) {
  if (env.NODE_ENV !== 'production') return []
  const where = `${env.APP_URL ?? ''}/dashboard/settings?tab=profile`
  if (!env.DATABASE_URL) {
    return [note('Super admin', `Make sure that the super admin uses two-factor authentication: ${where}`)]
  }
  const missing = await superAdminsWithoutSecondFactor(env.DATABASE_URL)
  if (missing === undefined) return []
  return [
    missing.length === 0
      ? ok('Super admin', 'Every super admin uses two-factor authentication.')
      : note('Super admin', `${missing.length} without two-factor authentication: turn it on at ${where}`),
  ]
}

/** Undefined if the database doesn't respond, has no tables yet, or the packages are missing. */
async function superAdminsWithoutSecondFactor(connectionString) {
  try {
    const { default: pg } = await import('pg')
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3000, query_timeout: 3000 })
    await client.connect()
    try {
      const { rows } = await client.query(`
        select users.id from users left join second_factors on second_factors.user_id = users.id
        where users.role = 'SUPERADMIN' and users.closed_at is null and second_factors.confirmed_at is null`)
      return rows
    } finally {
      await client.end()
    }
  } catch {
    return undefined
  }
}

/** Makes the same choice as the server at its start. */
function writerOf(env, seam) {
  const forIdeas = seam === 'ideas'
  const wished = env[forIdeas ? 'AI_IDEAS_PROVIDER' : 'AI_OUTLINES_PROVIDER'] || 'auto'
  const has = {
    openai: Boolean(env.OPENAI_API_KEY),
    anthropic: Boolean(env.ANTHROPIC_API_KEY),
    compatible: Boolean(env.AI_COMPAT_BASE_URL && env.AI_COMPAT_MODEL),
    planner: env.NODE_ENV !== 'production' || env.AI_FALLBACK === 'planner',
  }
  if (wished === 'planner') return 'planner'
  if (wished !== 'auto') return has[wished] ? wished : undefined
  const order = forIdeas ? ['openai', 'anthropic'] : ['anthropic', 'openai']
  return [...order, 'compatible', 'planner'].find((provider) => has[provider])
}

const WRITER_NAMES = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  compatible: 'a model on your own server',
  planner: 'the built-in planner, without a model',
}
const WRITER_ADDRESSES = {
  openai: ['OPENAI_BASE_URL', 'https://api.openai.com/v1'],
  anthropic: ['ANTHROPIC_BASE_URL', 'https://api.anthropic.com/v1'],
  compatible: ['AI_COMPAT_BASE_URL', ''],
}

/** Shows no key and tries none, because that would cost money. */
async function writerFindings(env) {
  const findings = []
  const asked = new Set()
  for (const [seam, what] of [
    ['ideas', 'Ideas'],
    ['outlines', 'Outlines'],
  ]) {
    const writer = writerOf(env, seam)
    if (writer === undefined) {
      findings.push(broken('Writers', `${what} have no writer. Set a provider key or AI_FALLBACK=planner.`))
    } else {
      const text = `${what} come from ${WRITER_NAMES[writer]}.`
      findings.push(writer === 'planner' ? simulated('Writers', text) : ok('Writers', text))
      if (writer !== 'planner') asked.add(writer)
    }
  }
  for (const writer of asked) {
    const [name, usual] = WRITER_ADDRESSES[writer]
    findings.push(await service('Writers', name, env[name] || usual))
  }
  return findings
}

function testFindings() {
  const browser = installedBrowser()
  const postgres = installedPostgres()
  return [
    browser === undefined
      ? note('Test browser', 'None installed. npm test downloads one.')
      : ok('Test browser', browser),
    postgres === undefined
      ? note('Test PostgreSQL', 'No version 15 or newer. The tests run only on the embedded database.')
      : ok('Test PostgreSQL', `Version ${postgres.major} in ${postgres.folder}`),
  ]
}

export async function diagnose(env = process.env) {
  return [
    nodeFinding(),
    buildFinding(),
    ...(await Promise.all([databaseFinding(env), portFinding(env), mailFinding(env)])),
    originFinding(env),
    sealFinding(env),
    ...outboundFindings(env),
    ...superAdminFindings(env),
    ...(await secondFactorFindings(env)),
    ...(await writerFindings(env)),
    paymentFinding(env),
    ...testFindings(),
  ]
}
