import { globSync, readFileSync } from 'node:fs'
import { readFile, readdir, rm, writeFile, mkdir } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type ViteDevServer } from 'vite'
import { browserRows } from './scripts/steps/browser-rows.mjs'
import { pageScripts } from './scripts/steps/page-scripts.mjs'
import { SITE_PLACEHOLDERS } from './src/shared/site-placeholders.ts'
import { appBootstrap, siteBootstrap } from './src/web/document-bootstrap.ts'
import { headLinks, manifest } from '#app/site/web-manifest.ts'

const NONCE = '__CSP_NONCE__'
const OUTPUT = path.resolve(import.meta.dirname, 'build/web')
const RENDERER_OUTPUT = path.resolve(import.meta.dirname, 'build/renderer')
const RENDERER = '/src/app/site/render.tsx'
const DRAWING = '/src/app/site/pictures/draw-pictures.ts'

type Renderer = typeof import('#app/site/render.tsx')
import type { DrawingParts } from '#app/site/pictures/draw-pictures.ts'
type Drawing = typeof import('#app/site/pictures/draw-pictures.ts')

/** The build and the screen tests share these. */
export function browserSources(): Plugin[] {
  return [react(), babel({ presets: [reactCompilerPreset()] }), tailwindcss(), packagesAhead()].flat() as Plugin[]
}

/**
 * Names the packages of the browser's sources, because one that is found later reloads the page, with two Reacts in it
 * for a moment.
 */
function packagesAhead(): Plugin {
  const files = globSync('src/{app/web,app/site,web,shared,features/*/web,features/*}/**/*.{ts,tsx}', {
    cwd: import.meta.dirname,
  })
  const sources = files
    .filter((file) => !/\/(server|site)\/|\.(test|fixtures)\./.test(file))
    .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  const named = sources.flatMap((source) => [
    ...source.matchAll(/^(?:import|export) (?!type).*?from '([^'.#][^']*)'/gms),
  ])
  const packages = new Set(named.map(([, name]) => name ?? ''))
  for (const made of ['react/jsx-runtime', 'react/jsx-dev-runtime', 'react/compiler-runtime']) packages.add(made)
  return {
    name: 'mailmonth:packages-ahead',
    apply: 'serve',
    config: () => ({ optimizeDeps: { include: [...packages] } }),
  }
}

/** Fails the build when server code or a Node module would reach a browser. */
function browserBoundary(): Plugin {
  return {
    name: 'mailmonth:browser-boundary',
    enforce: 'pre',
    resolveId(source, importer) {
      const ours = importer !== undefined && !importer.includes('/node_modules/')
      if (ours && this.environment.config.consumer === 'client' && source.startsWith('node:') && isBuiltin(source)) {
        this.error(`${importer} imports ${source}, which no browser has.`)
      }
    },
    load(id) {
      if (!/\/src\/(server|features\/[^/]+\/server)\//.test(id)) return
      const importers = this.getModuleInfo(id)?.importers.join(', ') ?? ''
      this.error(`${id} belongs to the server and must not reach a browser. Imported by: ${importers}`)
    },
  }
}

/** Puts the head script, the icons and the preload of the Latin font into both documents. */
function documentHead(): Plugin {
  return {
    name: 'mailmonth:document-head',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, filename }) {
        const children = filename.endsWith('app.html') ? appBootstrap : siteBootstrap
        const font = Object.keys(bundle ?? {}).find((file) => /geist-latin-wght-normal-[^/]+\.woff2$/.test(file))
        return [
          { tag: 'script', attrs: { nonce: NONCE }, children, injectTo: 'head-prepend' as const },
          ...headLinks.map((attrs) => ({ tag: 'link', attrs: { ...attrs }, injectTo: 'head' as const })),
          ...(font === undefined
            ? []
            : [
                {
                  tag: 'link',
                  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${font}` },
                  injectTo: 'head-prepend' as const,
                },
              ]),
        ]
      },
    },
  }
}

/** Geist for the words, and the program that turns drawings into pixels. */
async function drawingParts(): Promise<DrawingParts> {
  const font = (weight: number) =>
    readFile(path.resolve(`node_modules/@fontsource/geist/files/geist-latin-${weight}-normal.woff`))
  const [wasm, medium, semibold] = await Promise.all([
    readFile(path.resolve('node_modules/@resvg/resvg-wasm/index_bg.wasm')),
    font(500),
    font(600),
  ])
  return { wasm, medium, semibold }
}

const DRAWN_ICON = /^(favicon|icon|apple-touch-icon)[\w-]*\.(ico|svg|png)$/

async function drawnIcon(server: ViteDevServer, name: string): Promise<Uint8Array | undefined> {
  const drawing = (await server.ssrLoadModule(DRAWING)) as Drawing
  return (await drawing.drawIcons(await drawingParts())).get(name)
}

/** In development, the build's renderer makes the documents on request. */
function documentsOnRequest(): Plugin {
  const answer = async (server: ViteDevServer, url: string) => {
    const renderer = (await server.ssrLoadModule(RENDERER)) as Renderer
    const { pathname } = new URL(url, 'http://localhost')
    const inProduct = renderer.isProductPath(pathname)
    const page = renderer.pageAt(pathname)
    const template = await readFile(path.join(import.meta.dirname, inProduct ? 'app.html' : 'site.html'), 'utf8')
    const html = inProduct
      ? renderer.fillProduct(template)
      : renderer.fillTemplate(template, page ?? renderer.notFoundPage).replaceAll(SITE_PLACEHOLDERS.productOrigin, '')
    return {
      status: inProduct || page !== undefined ? 200 : 404,
      html: await server.transformIndexHtml(inProduct ? '/app.html' : '/site.html', html, url),
    }
  }
  return {
    name: 'mailmonth:documents-on-request',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = (request.url ?? '').slice(1)
        if (!DRAWN_ICON.test(name)) return next()
        drawnIcon(server, name).then((content) => response.end(content), next)
      })
      return () => {
        server.middlewares.use((request, response, next) => {
          if (request.method !== 'GET' || request.headers.accept?.includes('text/html') !== true) return next()
          answer(server, request.originalUrl ?? '/').then(({ status, html }) => {
            response.statusCode = status
            response.setHeader('content-type', 'text/html; charset=utf-8')
            response.end(html)
          }, next)
        })
      }
    },
  }
}

async function writeDocuments(): Promise<void> {
  const renderer = (await import(pathToFileURL(path.join(RENDERER_OUTPUT, 'render.js')).href)) as Renderer
  const template = await readFile(path.join(OUTPUT, 'site.html'), 'utf8')
  await mkdir(path.join(OUTPUT, 'site'), { recursive: true })
  const prerendered: Record<string, string> = {}
  for (const page of [...renderer.pages, renderer.notFoundPage]) {
    const file = `site/${page.file}`
    await writeFile(path.join(OUTPUT, file), renderer.fillTemplate(template, page))
    if (page !== renderer.notFoundPage) prerendered[page.path] = file
  }
  await writePictures(renderer)
  const product = path.join(OUTPUT, 'app.html')
  await writeFile(product, renderer.fillProduct(await readFile(product, 'utf8')))
  const documents = {
    prerendered,
    listed: renderer.pages.filter(({ listed }) => listed).map((page) => page.path),
    notFound: `site/${renderer.notFoundPage.file}`,
    app: { file: 'app.html', paths: renderer.productPaths, under: renderer.productFolders },
  }
  await writeFile(path.join(OUTPUT, 'pages.json'), `${JSON.stringify(documents, null, 2)}\n`)
  await rm(path.join(OUTPUT, 'site.html'))
  await rm(RENDERER_OUTPUT, { recursive: true })
}

async function writePictures({ pages, shareFileOf }: Renderer): Promise<void> {
  const drawing = (await import(pathToFileURL(path.join(RENDERER_OUTPUT, 'draw-pictures.js')).href)) as Drawing
  const parts = await drawingParts()
  await mkdir(path.join(OUTPUT, 'share'), { recursive: true })
  for (const [name, content] of await drawing.drawIcons(parts)) await writeFile(path.join(OUTPUT, name), content)
  for (const page of pages) {
    if (page.headline === undefined) continue
    await writeFile(path.join(OUTPUT, shareFileOf(page)), await drawing.drawSharePicture(page.headline, parts))
  }
  await writeFile(path.join(OUTPUT, 'site.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** Compressed copies beside every text asset, so that the server never compresses. */
async function compressAssets(): Promise<void> {
  const folder = path.join(OUTPUT, 'assets')
  const asBrotli = promisify(brotliCompress)
  const asGzip = promisify(gzip)
  for (const name of await readdir(folder)) {
    if (!/\.(js|css|svg|json)$/.test(name)) continue
    const file = path.join(folder, name)
    const content = await readFile(file)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    await writeFile(`${file}.br`, await asBrotli(content, { params }))
    await writeFile(`${file}.gz`, await asGzip(content, { level: 9 }))
  }
}

export default defineConfig({
  appType: 'custom',
  plugins: [browserSources(), browserRows(), browserBoundary(), documentHead(), documentsOnRequest()],
  html: { cspNonce: NONCE },
  // The simulated provider's pages come from the server, too.
  server: {
    proxy: Object.fromEntries(
      ['/api', '/simulated-'].map((path) => [path, process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000']),
    ),
  },
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  environments: {
    client: {
      build: {
        outDir: OUTPUT,
        emptyOutDir: true,
        rolldownOptions: {
          input: ['site.html', 'app.html'],
          output: { codeSplitting: { groups: pageScripts(import.meta.dirname) } },
        },
      },
    },
    ssr: {
      build: {
        outDir: RENDERER_OUTPUT,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: { render: RENDERER, 'draw-pictures': DRAWING },
          output: { entryFileNames: '[name].js' },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { client, ssr } = builder.environments
      if (client === undefined || ssr === undefined) throw new Error('Vite has changed the names of its environments.')
      await builder.build(client)
      await builder.build(ssr)
      await writeDocuments()
      await compressAssets()
    },
  },
})
