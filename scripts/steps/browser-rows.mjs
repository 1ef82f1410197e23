import { parseSync } from 'oxc-parser'

/** What the browser reads of a row. `BrowserRow` in src/shared/endpoint.ts has the same names. */
export const BROWSER_PARTS = [
  'method',
  'path',
  'access',
  'cacheSeconds',
  'shows',
  'changes',
  'changesOwn',
  'changesNothing',
]

const CONTRACT = /\/src\/(features\/[^/]+\/([a-z]+-)?contract|shared\/(health|live-events|mcp))\.ts$/

/**
 * Leaves the browser only what it reads of the endpoint table, so that no page loads the schemas of requests and
 * responses. Tests and development keep the whole rows.
 */
export function browserRows() {
  return {
    name: 'mailmonth:browser-rows',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: {
      filter: { id: CONTRACT },
      handler: (code) => ({ code: rowsForBrowser(code), map: null }),
    },
  }
}

/**
 * Takes a contract as JavaScript. Returns it with shorter rows, and without the constants that a call makes: in a
 * contract those are schemas. If browser code imports one, the build fails and names it.
 */
export function rowsForBrowser(code) {
  const { program, errors } = parseSync('contract.js', code)
  if (errors.length > 0) throw new Error(errors[0].message)
  const removed = partsForServer(code, program)
  const isKept = ({ start, end }) => !removed.some(([from, to]) => from <= start && end <= to)
  const statements = program.body
    .filter(({ type }) => type !== 'ImportDeclaration')
    .map((statement) => ({ statement, ...readStatement(statement, isKept) }))
  const schemas = namesThrough(statements, ({ isCalled }) => isCalled, usesAny)
  const plain = statements.filter(({ names }) => !names.some((name) => schemas.has(name)))
  const isExport = ({ statement }) => statement.type.startsWith('Export')
  const used = namesThrough(plain, isExport, isUsedBy)
  const kept = plain.filter((each) => isExport(each) || each.names.some((name) => used.has(name)))
  const needed = new Set(kept.flatMap(({ uses }) => [...uses]))
  const texts = [
    ...program.body.map((statement) => importOf(code, statement, needed)),
    ...kept.map(({ statement }) => withoutRanges(code, statement, removed)),
  ]
  return `${texts.filter((text) => text !== '').join('\n')}\n`
}

/** The ranges of the calls to `endpoint`, and of what the browser doesn't read in rows and in what they spread. */
function partsForServer(code, program) {
  const values = new Map(program.body.flatMap(declared).map(({ id, init }) => [id.name, init]))
  const ranges = []
  const shorten = (object) => {
    if (object?.type !== 'ObjectExpression') return
    for (const part of object.properties) {
      if (part.type === 'SpreadElement') shorten(values.get(part.argument.name))
      else if (!BROWSER_PARTS.includes(part.key.name)) ranges.push([part.start, afterComma(code, part.end)])
    }
  }
  visit(program, (node) => {
    if (!isRow(node)) return
    shorten(node.arguments[0])
    ranges.push([node.callee.start, node.callee.end])
  })
  return ranges
}

const isRow = ({ type, callee }) => type === 'CallExpression' && callee.name === 'endpoint'
const isFunction = ({ type }) => type === 'ArrowFunctionExpression' || type.startsWith('Function')
const afterComma = (code, end) => end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0)

function declared(statement) {
  const declaration = statement.declaration ?? statement
  return declaration.type === 'VariableDeclaration' ? declaration.declarations : []
}

function readStatement(statement, isKept) {
  const uses = new Set()
  let isCalled = false
  visit(statement, (node, inFunction) => {
    if (!isKept(node)) return false
    if (node.type === 'Identifier') uses.add(node.name)
    if (node.type === 'CallExpression' && !isRow(node) && !inFunction) isCalled = true
    return true
  })
  const { id } = statement.declaration ?? statement
  const names = id ? [id.name] : declared(statement).map((each) => each.id.name)
  return { names, uses, isCalled }
}

/** The names of the statements that `starts` chooses, and of all that follow from them. */
function namesThrough(statements, starts, follows) {
  const chosen = new Set(statements.filter(starts))
  const names = new Set([...chosen].flatMap((each) => each.names))
  for (let before = -1; before !== chosen.size;) {
    before = chosen.size
    for (const each of statements) {
      if (chosen.has(each) || !follows(each, { names, chosen })) continue
      chosen.add(each)
      for (const name of each.names) names.add(name)
    }
  }
  return names
}

const usesAny = ({ uses }, { names }) => [...uses].some((name) => names.has(name))
const isUsedBy = ({ names }, { chosen }) => [...chosen].some(({ uses }) => names.some((name) => uses.has(name)))

function importOf(code, statement, needed) {
  if (statement.type !== 'ImportDeclaration') return ''
  const names = statement.specifiers.filter(({ local }) => needed.has(local.name))
  const list = names.map(({ start, end }) => code.slice(start, end)).join(', ')
  return names.length === 0 ? '' : `import { ${list} } from ${statement.source.raw}`
}

function withoutRanges(code, { start, end }, ranges) {
  const inside = ranges.filter(([from, to]) => start <= from && to <= end).toSorted((a, b) => a[0] - b[0])
  let text = ''
  let at = start
  for (const [from, to] of inside) {
    if (from < at) continue
    text += code.slice(at, from)
    at = to
  }
  return text + code.slice(at, end)
}

/** Goes into what `see` returns true for. */
function visit(node, see, inFunction = false) {
  if (Array.isArray(node)) for (const each of node) visit(each, see, inFunction)
  else if (typeof node === 'object' && node !== null) {
    const isNode = typeof node.type === 'string'
    if (isNode && see(node, inFunction) === false) return
    for (const [part, value] of Object.entries(node)) {
      const isName = (part === 'key' || part === 'property') && node.computed === false
      if (!isName) visit(value, see, inFunction || (isNode && isFunction(node)))
    }
  }
}
