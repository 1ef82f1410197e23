import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { filesBelow, Refusal } from './project.mjs'

/** Left to right: a feature may import only those before it. */
export const FEATURE_ORDER = [
  'auth',
  'access',
  'team',
  'brands',
  'history',
  'runs',
  'models',
  'ideas',
  'outlines',
  'calendar',
  'notifications',
  'billing',
  'account-data',
  'planning',
  'settings',
  'admin',
  'marketing',
]

const REFUSED_NAMES = new Set(['utils', 'helpers', 'common', 'misc', 'index', 'types', 'constants'])
const SUBPATHS = {
  '#shared/': 'src/shared/',
  '#writing/': 'src/writing/',
  '#server/': 'src/server/',
  '#web/': 'src/web/',
  '#features/': 'src/features/',
  '#app/': 'src/app/',
  '#test/': 'test/',
}
const COMPOSERS = ['src/app/server/', 'src/app/web/', 'src/app/site/']
const CONTRACT = /^([a-z]+-)?contract\.ts$/
// What stands directly in these folders may be called by the features to the right; folders inside are a feature's own.
const ENTRANCES = /^(([a-z]+-)?contract|server\/(?!(.+-)?(routes|present)\.ts)[^/]+|web\/[^/]+|web\/widgets\/.+)\.tsx?$/

const isTestCode = (file) => /\.(test|fixtures?|opener)\.tsx?$/.test(file) || file.startsWith('test/')
const isTables = (file) => /(^|[/-])tables\.ts$/.test(file)
const isStore = (file) => /(^|[/-])store\.ts$/.test(file)
const composerOf = (file) => COMPOSERS.find((folder) => file.startsWith(folder))

/** Where a file lives: its feature, if any, and which side of the wire it belongs to. */
function placeOf(file) {
  const [, feature, inside] = /^src\/features\/([^/]+)\/(.+)$/.exec(file) ?? []
  const side = (name) =>
    file.startsWith(`src/${name}/`) || file.startsWith(`src/app/${name}/`) || (inside ?? '').startsWith(`${name}/`)
  return {
    feature,
    inside,
    server: side('server'),
    web: side('web') || side('site'),
    writing: side('writing'),
    shared: file.startsWith('src/shared/'),
  }
}

/** Blanks comments out but keeps every line where it was. */
function withoutComments(source) {
  const blank = (text) => text.replace(/[^\n]/g, ' ')
  return source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, blank)
}

/** Every module a source names: { specifier, names, line }. Statements start their line, as the formatter puts them. */
export function importsOf(source) {
  const code = withoutComments(source)
  const found = []
  const collect = (pattern) => {
    for (const match of code.matchAll(pattern)) {
      const line = code.slice(0, match.index + match[0].length).split('\n').length
      found.push({ specifier: match.groups.specifier, names: match.groups.names ?? '', line })
    }
  }
  collect(/^(?:import|export)\s+(?:type\s+)?(?<names>[\w*{][^'"`;=]*?)\s+from\s+['"](?<specifier>[^'"]+)['"]/gm)
  collect(/^import\s+['"](?<specifier>[^'"]+)['"]/gm)
  collect(/\bimport\(\s*['"](?<specifier>[^'"]+)['"]/g)
  return found
}

/** The file a specifier means, seen from the project; undefined for a package. */
function targetOf(file, specifier) {
  if (specifier.startsWith('.')) return path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier))
  const prefix = Object.keys(SUBPATHS).find((start) => specifier.startsWith(start))
  return prefix === undefined ? undefined : SUBPATHS[prefix] + specifier.slice(prefix.length)
}

/** What is wrong with one import, as [rule, sentence], or undefined. */
function judge(file, { specifier }) {
  const from = placeOf(file)
  const target = targetOf(file, specifier)
  const test = isTestCode(file)
  const inBrowser = from.web || from.shared || CONTRACT.test(from.inside ?? '')

  if (target === undefined) {
    if (inBrowser && !test && isBuiltin(specifier)) {
      return [1, `${specifier} does not exist in a browser: move this to the server's side.`]
    }
    const mayQuery = isStore(file) || isTables(file) || file.startsWith('src/server/db/') || test
    if (/^drizzle-orm(\/|$)/.test(specifier) && !mayQuery) {
      return [4, 'SQL lives in store.ts and tables.ts: write a store function for it and call that.']
    }
    return undefined
  }

  const to = placeOf(target)
  if (!test && isTestCode(target)) return [1, `${specifier} is test code: the product must not need it.`]
  if (test && target.startsWith('test/')) return undefined

  if (from.shared && !to.shared) return [1, 'shared/ is the floor and imports nothing above it: hand in what it needs.']
  if (from.writing && !to.shared && !to.writing) {
    return [1, 'writing/ is pure and imports only shared/: hand in what it needs.']
  }
  if (from.web && to.writing) return [1, 'texts are planned and written on the server: ask it through queries.ts.']
  if (from.web && to.server) {
    return [1, 'the browser gets only contract.ts and shared/: ask the server through queries.ts.']
  }
  if (from.server && to.web) return [1, "the server never imports the browser's side: move what both need to shared/."]
  if (CONTRACT.test(from.inside ?? '') && (to.server || to.web)) {
    return [1, 'a contract is read on both sides: it imports only contracts and shared/.']
  }

  const composer = composerOf(file)
  const composed = composerOf(target)
  if (composed !== undefined && composed !== composer && !test) {
    return [
      2,
      `${composed} puts the parts together, nobody imports it: move what you need into the platform or a feature.`,
    ]
  }
  if (to.feature === undefined) {
    if (isTables(target) && !isStore(file) && !isTables(file) && !file.startsWith('src/server/db/') && !test) {
      return [4, 'tables are for stores: write a store function for it and call that.']
    }
    return undefined
  }
  if (from.feature === undefined && composer === undefined && !test) {
    return [2, 'the platform knows no feature: let the feature register itself, and src/app/server hand it in.']
  }
  return judgeFeatureImport(file, from, target, to)
}

function judgeFeatureImport(file, from, target, to) {
  const mayReadTables = isStore(file) || isTables(file) || isTestCode(file)
  if (isTables(target) && !mayReadTables) {
    return [4, 'tables are for stores: write a store function for it and call that.']
  }
  // What composes features, and tests of the whole, may enter one anywhere.
  if (from.feature === to.feature || from.feature === undefined) return undefined
  const left = FEATURE_ORDER.indexOf(to.feature)
  const right = FEATURE_ORDER.indexOf(from.feature)
  if (left > right) {
    return [
      5,
      `${to.feature} is to the right of ${from.feature}: let it listen to a domain event or register a provider.`,
    ]
  }
  if (!ENTRANCES.test(to.inside) && !isTables(target) && !isTestCode(target)) {
    return [
      3,
      `this folder is ${to.feature}'s own: what others call stands directly in its server/ or web/, or in web/widgets/.`,
    ]
  }
  return undefined
}

/** A store may read the tables of a feature to its left and writes only its own. */
function foreignWrites(file, source, imports) {
  const { feature } = placeOf(file)
  if (feature === undefined || !isStore(file)) return []
  const code = withoutComments(source)
  return imports.flatMap(({ specifier, names }) => {
    const target = targetOf(file, specifier)
    if (target === undefined || !isTables(target)) return []
    const owner = placeOf(target).feature
    if (owner === feature || owner === undefined) return []
    const local = [...names.matchAll(/(?:\w+\s+as\s+)?(\w+)\s*(?=[,}]|$)/g)].map(([, name]) => name)
    return local.flatMap((name) =>
      [...code.matchAll(new RegExp(`\\.(?:insert|update|delete)\\(\\s*${name}\\b`, 'g'))].map((match) => ({
        rule: 4,
        line: code.slice(0, match.index).split('\n').length,
        sentence: `${name} belongs to ${owner}: call its service, or let it listen to a domain event.`,
      })),
    )
  })
}

function judgeName(file) {
  const parts = file.replace(/^(src|test)\//, '').split('/')
  const bare = parts.map((part, at) => (at === parts.length - 1 ? part.split('.')[0] : part))
  const refused = bare.find((part) => REFUSED_NAMES.has(part))
  if (refused !== undefined) return `"${refused}" says nothing: name it by what it does.`
  const odd = bare.find((part) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(part))
  return odd === undefined ? undefined : `"${odd}" is not kebab-case.`
}

/** A service holds rules. What others call is imported from the file that has it. */
function doorsIn(file, source) {
  const { feature, server } = placeOf(file)
  if (feature === undefined || !server || isStore(file)) return []
  const code = withoutComments(source)
  return [...code.matchAll(/^export\s+(?:type\s+)?(?:\{[^}]*\}|\*[^'"\n]*)\s*from\s/gm)].map((match) => ({
    rule: 7,
    line: code.slice(0, match.index).split('\n').length,
    sentence: 'this exports what another file has: let others import it from there.',
  }))
}

/** Everything wrong with one file: [{ file, line, rule, sentence }]. */
export function violationsIn(file, source) {
  const found = []
  const { feature } = placeOf(file)
  const naming = judgeName(file)
  if (naming !== undefined) found.push({ line: 1, rule: 6, sentence: naming })
  if (feature !== undefined && !FEATURE_ORDER.includes(feature)) {
    found.push({
      line: 1,
      rule: 5,
      sentence: `${feature} has no place in FEATURE_ORDER (scripts/steps/import-rules.mjs): give it one.`,
    })
  }
  const imports = importsOf(source)
  for (const one of imports) {
    const verdict = judge(file, one)
    if (verdict !== undefined) found.push({ line: one.line, rule: verdict[0], sentence: verdict[1] })
  }
  found.push(...foreignWrites(file, source, imports), ...doorsIn(file, source))
  return found.map((violation) => ({ file, ...violation }))
}

/** Reads every source file below a folder. Having found none to read is a failure, not a pass. */
export function checkTree(root) {
  const files = filesBelow(['src', 'test'], root).filter((file) => /\.tsx?$/.test(file))
  if (files.length === 0) throw new Refusal('The import rules found no file to read: they must not pass on nothing.')
  const violations = files.flatMap((file) => violationsIn(file, readFileSync(path.join(root, file), 'utf8')))
  return { count: files.length, violations }
}
