import path from 'node:path'

const SITE = 'src/app/site/start.ts'
const PRODUCT = 'src/app/web/main.tsx'
const LOGIN = 'src/features/auth/web/login-page.tsx'
const SHELL = 'src/app/web/shell/shell.tsx'
const HOME = 'src/features/planning/web/home/home-page.tsx'
const LIBRARY = 'src/app/web/library-with-slots.tsx'

/** Every page of the product needs these. React is apart, because it makes errors while it loads, and a browser with open
 * developer tools then parses the whole script again to know their lines. */
const REACT = /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store)\//
const FRAMEWORK = /\/node_modules\/@tanstack\//
const ICON = /\/lucide-react\/dist\/esm\/icons\//
/** An icon that this many scripts use loads at the start. */
const SHARED_ICON = 6

/**
 * The scripts of the first pages. The bundler alone makes a separate script for every module that two pages share, and
 * 70 small scripts compress worse and take more requests than these few.
 * - `both` is what the public pages and the product share, so that public pages load nothing else of the product.
 * - `start` is what the product needs before its first page, and what the login page shares with the shell.
 * - `shell` is what the shell needs, and what its most used pages share.
 */
export function pageScripts(root) {
  let read
  const parts = (context) => (read ??= readParts((file) => sourcesOf(path.join(root, file), root, context)))
  return [
    { name: 'both', test: 'vite/preload-helper', priority: 4 },
    { name: (id, context) => (parts(context).both.has(id) ? 'both' : null), priority: 4 },
    { name: 'icons', test: ICON, minShareCount: SHARED_ICON, priority: 3 },
    { name: 'react', test: REACT, priority: 4 },
    { name: (id, context) => (FRAMEWORK.test(id) || parts(context).start.has(id) ? 'start' : null), priority: 2 },
    { name: (id, context) => (parts(context).shell.has(id) ? 'shell' : null), priority: 1 },
  ]
}

function readParts(of) {
  const [site, product, login, shell, home, library] = [SITE, PRODUCT, LOGIN, SHELL, HOME, LIBRARY].map(of)
  const both = new Set([...site].filter((id) => !id.includes('/src/app/site/')))
  const start = product.union(login.intersection(shell)).difference(both)
  return { both, start, shell: shell.union(home.intersection(library)).difference(both).difference(start) }
}

/** Our own modules that the file imports, also through others, before anything loads later. */
function sourcesOf(file, root, context) {
  const seen = new Set()
  const sources = path.join(root, 'src') + path.sep
  const waiting = [file]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id) || !id.startsWith(sources)) continue
    const found = context.getModuleInfo(id)
    if (found === null) throw new Error(`${id} isn't part of the pages: scripts/steps/page-scripts.mjs names it.`)
    seen.add(id)
    waiting.push(...found.importedIds)
  }
  return seen
}
