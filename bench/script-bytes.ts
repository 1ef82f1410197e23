import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import type { Measure, Row } from './measure.ts'

const WEB = path.resolve(import.meta.dirname, '../build/web')
export const AGAINST_REACT = 'React and its DOM renderer alone'
const PRODUCT = 'the product before its page'
const PRODUCT_AT_MOST = 2.5

interface Documents {
  prerendered: Record<string, string>
  app: { file: string }
}

/** Compressed as sent, before any click. */
export const scriptBytes: Measure = {
  name: 'bytes',
  async run() {
    const floor = await reactAlone()
    const { prerendered, app } = JSON.parse(await readFile(path.join(WEB, 'pages.json'), 'utf8')) as Documents
    const documents = [...Object.entries(prerendered), [PRODUCT, app.file] as const]
    return Promise.all(
      documents.map(async ([page, file]): Promise<Row> => {
        const ours = await documentBytes(file)
        if (page === PRODUCT && ours > floor * PRODUCT_AT_MOST) {
          throw new Error(`${PRODUCT}: ${ours.toFixed(1)} KB, more than ${PRODUCT_AT_MOST} times ${AGAINST_REACT}.`)
        }
        return { name: `JavaScript of ${page}`, ours, floor, unit: 'KB', against: AGAINST_REACT }
      }),
    )
  },
}

const kilobytes = (code: string | Uint8Array) => brotliCompressSync(code).byteLength / 1024

export async function documentBytes(file: string): Promise<number> {
  const html = await readFile(path.join(WEB, file), 'utf8')
  const waiting = [...html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="(\/[^"]+\.js)"/g)].map(
    ([, url]) => url ?? '',
  )
  const seen = new Set<string>()
  let total = 0
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    if (seen.has(url)) continue
    seen.add(url)
    const code = await readFile(path.join(WEB, url), 'utf8')
    total += kilobytes(code)
    for (const [, imported] of code.matchAll(/\b(?:from|import)\s*["'](\.{0,2}\/[^"']+\.js)["']/g)) {
      waiting.push(path.posix.join(path.posix.dirname(url), imported ?? ''))
    }
  }
  if (total === 0) throw new Error(`${file} loads no script: it was read wrongly, or is not built yet.`)
  return total
}

/** The smallest possible React page. */
export const REACT_ALONE = `
  import { createElement } from 'react'
  import { createRoot } from 'react-dom/client'
  createRoot(document.body).render(createElement('p', null, 'Hello'))
`

export const reactAlone = async (): Promise<number> => kilobytes(await builtWithReact(REACT_ALONE))

/** Built the same way as our pages. */
export async function builtWithReact(source: string): Promise<string> {
  const root = path.resolve(import.meta.dirname, '..')
  const folder = await mkdtemp(path.join(root, 'build', 'with-react-'))
  try {
    const entry = path.join(folder, 'entry.js')
    await writeFile(entry, source)
    const result = (await build({
      configFile: false,
      root,
      logLevel: 'silent',
      build: { write: false, target: 'baseline-widely-available', rolldownOptions: { input: entry } },
    })) as Rolldown.RolldownOutput
    return result.output.flatMap((piece) => (piece.type === 'chunk' ? [piece.code] : [])).join('\n')
  } finally {
    await rm(folder, { recursive: true })
  }
}
