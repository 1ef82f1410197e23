import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { keptInBrowser } from '#features/marketing/web/legal/kept-in-browser.ts'

const STORES = { browser: 'local storage', tab: 'session storage' }
const CALL = /(?<![.\w])keep\(\s*'(browser|tab)',\s*([\w.]+)/g

/** `*` replaces inserted values. Null when the key can't be found. */
function keyText(name, file) {
  const text = readFileSync(file, 'utf8')
  const own = new RegExp(
    `(?:const|function) ${name}\\b[^=\\n]*=\\s*(?:\\([^)]*\\)(?:: \\w+)? =>\\s*)?(?:(['"\`])(.*?)\\1)`,
  ).exec(text)
  if (own !== null) {
    return own[2].replace(/^\$\{([A-Z_]+)\}/, (_, constant) => keyText(constant, file)).replace(/\$\{[^}]*\}/g, '*')
  }
  const from = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(text)?.[1]
  if (from === undefined) return null
  const target = from.startsWith('#') ? `src/${from.slice(1)}` : path.join(path.dirname(file), from)
  return keyText(name, target)
}

const found = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.|\.fixtures?\.|browser-storage\.ts$/.test(file))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(CALL)].map(([, store, name]) => ({
      call: `${file}: ${name}`,
      where: STORES[store],
      key: keyText(name, file),
    })),
  )

const covers = ({ name, where }, kept) =>
  where === kept.where && (name.endsWith('*') ? kept.key.startsWith(name.slice(0, -1)) : name === kept.key)

test('the privacy policy lists every key that we store in a browser', () => {
  expect(found.length).toBeGreaterThan(8)
  expect(found.filter(({ key }) => key === null).map(({ call }) => call)).toEqual([])
  expect(found.filter((kept) => !keptInBrowser.some((entry) => covers(entry, kept)))).toEqual([])
})
