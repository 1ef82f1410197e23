import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { installedBrowser } from './browser.mjs'
import { templateIsFresh } from './database-template.mjs'
import { NEEDED_MAJOR, nodeRuns, pinnedNodePath } from './pinned-node.mjs'
import { inProject, projectRoot } from './project.mjs'
import { accepts, placeOfUrl, portIsFree } from './reachability.mjs'
import { installedPostgres } from './real-postgres.mjs'
import { webIsFresh } from './web-bundle.mjs'

// Each finding is { area, state, text }: `ok`, `simulated` (a stand-in does the work), `note`, or `broken`.
const ok = (area, text) => ({ area, state: 'ok', text })
const simulated = (area, text) => ({ area, state: 'simulated', text })
const note = (area, text) => ({ area, state: 'note', text })
const broken = (area, text) => ({ area, state: 'broken', text })

/** A service behind an address: reachable or not. The address's secrets are never shown. */
async function service(area, name, address) {
  const place = placeOfUrl(address)
  if (place === undefined) return broken(area, `${name} is not an address: look at how it is written.`)
  const where = `${place.host}:${place.port}`
  return (await accepts(place)) ? ok(area, `${where} answers.`) : broken(area, `${where} (${name}) does not answer.`)
}

function nodeFinding() {
  if (nodeRuns(pinnedNodePath())) return ok('Node', 'The pinned Node is installed.')
  const running = `Node ${process.versions.node}`
  if (Number.parseInt(process.versions.node, 10) >= NEEDED_MAJOR) return ok('Node', `${running} is new enough.`)
  return existsSync(inProject('node_modules'))
    ? broken(
        'Node',
        `${running} is too old and npm has no Node ${NEEDED_MAJOR} for this machine: install it from nodejs.org.`,
      )
    : note('Node', `${running} runs this; npm start installs Node ${NEEDED_MAJOR} with the packages.`)
}

function buildFinding() {
  if (!existsSync(inProject('node_modules'))) return note('Packages', 'Not installed yet: npm start does it.')
  const stale = [webIsFresh() ? undefined : 'the pages', templateIsFresh() ? undefined : 'the database template']
  const missing = stale.filter(Boolean)
  return missing.length === 0
    ? ok('Build', 'The pages and the database template are up to date.')
    : note('Build', `npm start will build ${missing.join(' and ')} first.`)
}

/** The pid of the process that holds the data folder, as its lock tells. */
async function holderOf(folder) {
  if (process.platform === 'win32' || !existsSync(path.join(folder, '.lock'))) return undefined
  for (const name of readdirSync(path.join(folder, '.lock'))) {
    if (await accepts({ path: path.relative(process.cwd(), path.join(folder, '.lock', name)) })) {
      return name.split('-')[0]
    }
  }
  return undefined
}

/** Whether the folder, or the nearest one above it that exists, takes new files. */
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
  if (!isWritable(folder)) return broken('Database', `${folder} cannot be written: change that or set DATA_DIR.`)
  const holder = await holderOf(folder)
  if (holder !== undefined) return note('Database', `Embedded in ${folder}, open in process ${holder} right now.`)
  return ok('Database', `Embedded in ${folder}: one process at a time, safe against a crash, not against a power cut.`)
}

async function portFinding(env) {
  const port = Number(env.PORT || 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65535) return broken('Port', `PORT=${env.PORT} is no port number.`)
  return (await portIsFree(port, env.HOST || '127.0.0.1'))
    ? ok('Port', `${port} is free.`)
    : note('Port', `${port} is in use: the product may be running already, else set PORT.`)
}

async function mailFinding(env) {
  if (env.SMTP_URL) return service('Mail', 'SMTP_URL', env.SMTP_URL)
  return simulated('Mail', 'Nothing is sent: messages are kept on the outbox page. Set SMTP_URL to send them.')
}

function originFinding(env) {
  if (env.SITE_URL) {
    return ok('Public pages', 'They have an address of their own: tracking scripts cannot reach the product.')
  }
  const text = 'They share the address of the product, so tracking scripts can act as signed-in visitors.'
  return note('Public pages', env.NODE_ENV === 'production' ? `${text} Set SITE_URL to keep them apart.` : text)
}

function sealFinding(env) {
  if (env.APP_ENCRYPTION_KEY) return ok('Keys', 'Keys of connected services are sealed with APP_ENCRYPTION_KEY.')
  if (env.NODE_ENV === 'production') {
    return broken('Keys', 'Production needs APP_ENCRYPTION_KEY: set it to what openssl rand -base64 32 prints.')
  }
  return note('Keys', 'Keys of connected services are sealed with a key made in DATA_DIR.')
}

/** Who may reach the operator's own network with an address that a member typed. */
function outboundFindings(env) {
  if (!env.ALLOW_PRIVATE_OUTBOUND) return []
  const area = 'Outbound requests'
  if (env.ALLOW_PRIVATE_OUTBOUND !== '1') {
    return [broken(area, 'ALLOW_PRIVATE_OUTBOUND must be 1: correct or remove it.')]
  }
  if (env.NODE_ENV === 'production' && env.ALLOW_PRIVATE_OUTBOUND_IN_PRODUCTION !== '1') {
    return [
      broken(
        area,
        'Production needs ALLOW_PRIVATE_OUTBOUND_IN_PRODUCTION=1 beside ALLOW_PRIVATE_OUTBOUND: set or remove both.',
      ),
    ]
  }
  return [note(area, 'ALLOW_PRIVATE_OUTBOUND is set: addresses that members type can reach your own network.')]
}

function paymentFinding(env) {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, BILLING_MODE: mode } = env
  if (Boolean(key) !== Boolean(secret)) {
    return broken('Payments', 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both or neither.')
  }
  if (mode === 'off') return note('Payments', 'Off: nothing is sold.')
  if (key) {
    const kind = /_live_/.test(key) ? 'a live account' : 'a test account'
    return ok('Payments', `Stripe, ${kind}. npm run stripe:check takes a test key to the real thing.`)
  }
  if (env.NODE_ENV === 'production' && !(mode === 'simulated' && env.ALLOW_SIMULATED_BILLING === '1')) {
    return broken('Payments', 'Production needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or BILLING_MODE=off.')
  }
  return simulated(
    'Payments',
    'No card is charged: a stand-in takes the place of Stripe. Set STRIPE_SECRET_KEY for real ones.',
  )
}

function superAdminFindings(env) {
  const { SUPERADMIN_EMAIL: email, SUPERADMIN_PASSWORD: password, SUPERADMIN_PASSWORD_FILE: file } = env
  if (Boolean(email) === Boolean(password || file)) return []
  return [broken('Super admin', 'SUPERADMIN_EMAIL and SUPERADMIN_PASSWORD belong together: set both or neither.')]
}

/** In production: whether every super admin logs in with two-factor authentication. Only a database server can tell. */
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

/** Undefined when the database can't say: it doesn't answer, has no tables yet, or the packages are missing. */
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

/** Who writes `ideas` or `outlines`: the same choice as the server makes at its start. */
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
  compatible: 'a model on a server of your own',
  planner: 'the built-in planner, without a model',
}
const WRITER_ADDRESSES = {
  openai: ['OPENAI_BASE_URL', 'https://api.openai.com/v1'],
  anthropic: ['ANTHROPIC_BASE_URL', 'https://api.anthropic.com/v1'],
  compatible: ['AI_COMPAT_BASE_URL', ''],
}

/** Who writes, and whether it is there. No key is shown, and none is tried out: that would cost something. */
async function writerFindings(env) {
  const findings = []
  const asked = new Set()
  for (const [seam, what] of [
    ['ideas', 'Ideas'],
    ['outlines', 'Outlines'],
  ]) {
    const writer = writerOf(env, seam)
    if (writer === undefined) {
      findings.push(
        broken('Writers', `${what} have nobody to write them: set a key of a provider, or AI_FALLBACK=planner.`),
      )
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
      ? note('Test browser', 'None installed: npm test downloads one.')
      : ok('Test browser', browser),
    postgres === undefined
      ? note('Test PostgreSQL', 'None of version 15 or newer: the tests run on the embedded database only.')
      : ok('Test PostgreSQL', `Version ${postgres.major} in ${postgres.folder}`),
  ]
}

/** What is configured, reachable and simulated, from the environment alone: nothing is started or changed. */
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
