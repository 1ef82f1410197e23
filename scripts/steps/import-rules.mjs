import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { LIST_OF_LANGUAGES, languageListsIn, languagesIn } from './language-lists.mjs'
import { filesBelow, Refusal } from './project.mjs'

/** A feature may import only those to its left. */
export const FEATURE_ORDER = [
  'auth',
  'access',
  'team',
  'tokens',
  'brands',
  'history',
  'runs',
  'models',
  'ideas',
  'outlines',
  'calendar',
  'notifications',
  'comments',
  'reviews',
  'hooks',
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
  '#stand-ins/': 'src/stand-ins/',
  '#web/': 'src/web/',
  '#features/': 'src/features/',
  '#app/': 'src/app/',
  '#test/': 'test/',
}
const COMPOSERS = ['src/app/server/', 'src/app/web/', 'src/app/site/']
const CONTRACT = /^(([a-z]+-)?contract|fields)\.ts$/
const ENTRANCES =
  /^(([a-z]+-)?contract|fields|server\/(?!(.+-)?(routes|present)\.ts)[^/]+|web\/[^/]+|web\/widgets\/.+)\.tsx?$/

const isTestCode = (file) => /\.(test|fixtures?|opener)\.tsx?$/.test(file) || file.startsWith('test/')
const isTables = (file) => /(^|[/-])tables\.ts$/.test(file)
const isStore = (file) => /(^|[/-])store\.ts$/.test(file)
const composerOf = (file) => COMPOSERS.find((folder) => file.startsWith(folder))

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
    standIn: file.startsWith('src/stand-ins/'),
  }
}

function withoutComments(source) {
  const blank = (text) => text.replace(/[^\n]/g, ' ')
  return source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, blank)
}

/** Returns { specifier, names, line, isLoadedLater }. The formatter puts each statement at the start of a line. */
export function importsOf(source) {
  const code = withoutComments(source)
  const found = []
  const collect = (pattern) => {
    for (const match of code.matchAll(pattern)) {
      const line = code.slice(0, match.index + match[0].length).split('\n').length
      const isLoadedLater = match[0].startsWith('import(')
      found.push({ specifier: match.groups.specifier, names: match.groups.names ?? '', line, isLoadedLater })
    }
  }
  collect(/^(?:import|export)\s+(?:type\s+)?(?<names>[\w*{][^'"`;=]*?)\s+from\s+['"](?<specifier>[^'"]+)['"]/gm)
  collect(/^import\s+['"](?<specifier>[^'"]+)['"]/gm)
  collect(/\bimport\(\s*['"](?<specifier>[^'"]+)['"]/g)
  return found
}

function targetOf(file, specifier) {
  if (specifier.startsWith('.')) return path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier))
  const prefix = Object.keys(SUBPATHS).find((start) => specifier.startsWith(start))
  return prefix === undefined ? undefined : SUBPATHS[prefix] + specifier.slice(prefix.length)
}

function judge(file, { specifier, isLoadedLater }) {
  const from = placeOf(file)
  const target = targetOf(file, specifier)
  const test = isTestCode(file)
  const inBrowser = from.web || from.shared || CONTRACT.test(from.inside ?? '')

  if (target === undefined) {
    if (inBrowser && !test && isBuiltin(specifier)) {
      return [1, `${specifier} doesn't exist in a browser. Move this to the server's side.`]
    }
    const mayQuery = isStore(file) || isTables(file) || file.startsWith('src/server/db/') || test
    if (/^drizzle-orm(\/|$)/.test(specifier) && !mayQuery) {
      return [4, 'SQL lives in store.ts and tables.ts: write a store function for it and call that.']
    }
    return undefined
  }

  const to = placeOf(target)
  if (!test && isTestCode(target)) return [1, `${specifier} is test code. The product must not need it.`]
  if (test && /^(test|src\/stand-ins)\//.test(target)) return undefined

  if (to.standIn && !from.standIn && !(isLoadedLater && file.startsWith('src/app/server/'))) {
    return [9, 'production needs no stand-in: only src/app/server loads one, with import(), when it is used.']
  }
  if (from.standIn && to.web) return [1, "the server never imports the browser's side: move what both need to shared/."]

  if (from.shared && !to.shared) return [1, 'shared/ is the floor and imports nothing above it: hand in what it needs.']
  if (from.writing && !to.shared && !to.writing) {
    return [1, 'writing/ is pure and imports only shared/: hand in what it needs.']
  }
  if (from.web && to.writing) return [1, 'texts are planned and written on the server: ask it through queries.ts.']
  if (from.web && to.server) {
    return [1, 'the browser gets only contract.ts, fields.ts and shared/: ask the server through queries.ts.']
  }
  if (from.server && to.web) return [1, "the server never imports the browser's side: move what both need to shared/."]
  if (CONTRACT.test(from.inside ?? '') && (to.server || to.web)) {
    return [1, 'contract.ts and fields.ts are read on both sides: they import only contracts, fields and shared/.']
  }

  const composer = composerOf(file)
  const composed = composerOf(target)
  if (composed !== undefined && composed !== composer && !test) {
    return [
      2,
      `${composed} puts the parts together, so don't import it: move what you need into the platform or a feature.`,
    ]
  }
  if (to.feature === undefined) {
    if (isTables(target) && !isStore(file) && !isTables(file) && !file.startsWith('src/server/db/') && !test) {
      return [4, 'tables are for stores: write a store function for it and call that.']
    }
    return undefined
  }
  if (from.feature === undefined && composer === undefined && !from.standIn && !test) {
    return [2, 'the platform knows no feature: let the feature register itself, and src/app/server hand it in.']
  }
  return judgeFeatureImport(file, from, target, to)
}

function judgeFeatureImport(file, from, target, to) {
  const mayReadTables = isStore(file) || isTables(file) || isTestCode(file)
  if (isTables(target) && !mayReadTables) {
    return [4, 'tables are for stores: write a store function for it and call that.']
  }
  // Code that composes features, and tests of the whole, may import anything.
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
      `this folder is ${to.feature}'s own: what others call is directly in its server/ or web/, or in web/widgets/.`,
    ]
  }
  return undefined
}

/** A store may read the tables of a feature to its left but writes only its own. */
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
  if (refused !== undefined) return `"${refused}" says nothing: name it after what it does.`
  const odd = bare.find((part) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(part))
  return odd === undefined ? undefined : `"${odd}" isn't kebab-case.`
}

/** Import from the file that defines a name. */
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

const WAYS_OF_SCREENS = [
  {
    // A manual list forgets the next row.
    pattern: /\b(?:invalidateQueries|refetchQueries)\b/g,
    allowed: ['src/web/changes.ts'],
    sentence: 'the rows decide what a change makes old: use useChange, or useRefresh for changes without a request.',
  },
  {
    pattern: /\b(?:sendChange\b|(?:(?<!\.)|\b(?:globalThis|window|self)\.)fetch\(|XMLHttpRequest\b|sendBeacon\b)/g,
    allowed: ['src/web/api-client.ts', 'src/web/use-change.ts', 'src/web/live.ts'],
    sentence:
      'screens change data through use-change.ts, so the page loads again what changed, and ask through read().',
  },
  {
    pattern: /\(--touch\)/g,
    allowed: ['src/web/kit/'],
    sentence: 'how large a finger needs things is for the kit: use a touch size, or Touchable for other elements.',
  },
  {
    pattern: /\bstrict:\s*false\b/g,
    allowed: [],
    sentence: 'the query of an address has a schema in src/web/searches.ts: useSearch({ from: routeIds.… }).',
  },
]

function screenCallsIn(file, source) {
  const isScreen = /^src\/(web|app\/web|features\/[^/]+\/web)\//.test(file)
  if (!isScreen || isTestCode(file)) return []
  const code = withoutComments(source)
  return WAYS_OF_SCREENS.filter(({ allowed }) => !allowed.some((place) => file.startsWith(place))).flatMap(
    ({ pattern, sentence }) =>
      [...code.matchAll(pattern)].map((match) => ({
        rule: 9,
        line: code.slice(0, match.index).split('\n').length,
        sentence,
      })),
  )
}

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
  found.push(...foreignWrites(file, source, imports), ...doorsIn(file, source), ...screenCallsIn(file, source))
  return found.map((violation) => ({ file, ...violation }))
}

/** `importers` holds what each file imports, types included. Names each circle once, by its shortest path. */
export function circlesIn(importers) {
  const found = []
  const component = componentsOf(importers)
  const named = new Set()
  for (const file of [...importers.keys()].toSorted()) {
    const own = component.get(file)
    if (named.has(own)) continue
    const round = wayRound(file, importers, (target) => component.get(target) === own)
    if (round === null) continue
    named.add(own)
    found.push({
      file,
      line: 1,
      rule: 8,
      sentence: `these files import each other: ${round.join(' → ')}. Move what both need to a file of its own.`,
    })
  }
  return found
}

/** Tarjan's algorithm with an explicit stack. Files on one circle get the same number. */
function componentsOf(importers) {
  const [order, low, component] = [new Map(), new Map(), new Map()]
  const stack = []
  const open = (file) => {
    order.set(file, order.size)
    low.set(file, order.get(file))
    stack.push(file)
    return { file, targets: (importers.get(file) ?? []).values() }
  }
  for (const start of importers.keys()) {
    if (order.has(start)) continue
    const walk = [open(start)]
    while (walk.length > 0) {
      const { file, targets } = walk.at(-1)
      const { value: target, done } = targets.next()
      if (!done && importers.has(target) && !order.has(target)) walk.push(open(target))
      else if (!done && order.has(target) && !component.has(target)) {
        low.set(file, Math.min(low.get(file), low.get(target)))
      } else if (done) {
        walk.pop()
        const above = walk.at(-1)
        if (above !== undefined) low.set(above.file, Math.min(low.get(above.file), low.get(file)))
        if (low.get(file) !== order.get(file)) continue
        for (let member; member !== file;) component.set((member = stack.pop()), file)
      }
    }
  }
  return component
}

function wayRound(start, importers, isOnCircle) {
  const from = new Map()
  const queue = [start]
  for (const file of queue) {
    for (const target of importers.get(file) ?? []) {
      if (target === start) {
        const way = [start]
        for (let at = file; at !== start; at = from.get(at)) way.unshift(at)
        return [start, ...way]
      }
      if (!isOnCircle(target) || from.has(target)) continue
      from.set(target, file)
      queue.push(target)
    }
  }
  return null
}

function importsByFile(sources) {
  return new Map(
    [...sources].map(([file, source]) => [
      file,
      importsOf(source).flatMap(({ specifier }) => targetOf(file, specifier) ?? []),
    ]),
  )
}

function languageLists(root, sources) {
  const list = sources.get(LIST_OF_LANGUAGES)
  if (list === undefined) return []
  const languages = languagesIn(list)
  const data = filesBelow(['src'], root).filter((file) => file.endsWith('.json'))
  return [
    ...[...sources.keys()].map((file) => [file, withoutComments(sources.get(file))]),
    ...data.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  ].flatMap(([file, source]) => languageListsIn(file, source, languages).map((found) => ({ file, rule: 10, ...found })))
}

/** Finding no file is an error. */
export function checkTree(root) {
  const files = filesBelow(['src', 'test'], root).filter((file) => /\.tsx?$/.test(file))
  if (files.length === 0) throw new Refusal('The import rules found no file to read.')
  const sources = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]))
  const violations = [...sources].flatMap(([file, source]) => violationsIn(file, source))
  violations.push(...circlesIn(importsByFile(sources)), ...languageLists(root, sources))
  return { count: files.length, violations }
}
