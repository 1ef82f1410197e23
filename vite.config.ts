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
import { appBootstrap, siteBootstrap } from './src/web/document-bootstrap.ts'

/** The server writes a fresh nonce over this in every document it answers with. */
const NONCE = '__CSP_NONCE__'
const OUTPUT = path.resolve(import.meta.dirname, 'build/web')
const RENDERER_OUTPUT = path.resolve(import.meta.dirname, 'build/renderer')
const RENDERER = '/src/web/site/render.tsx'

type Renderer = typeof import('./src/web/site/render.tsx')

/** What turns our sources into browser code; the screen tests run with the same. */
export function browserSources(): Plugin[] {
  return [react(), babel({ presets: [reactCompilerPreset()] }), tailwindcss(), packagesAhead()].flat() as Plugin[]
}

/**
 * Names every package the browser's sources import, so that development and screen tests prepare them all at the start.
 * One that is met later makes the page load again, and for a moment there are two Reacts in it.
 */
function packagesAhead(): Plugin {
  const files = globSync('src/{web,shared,features/*/web,features/*}/**/*.{ts,tsx}', { cwd: import.meta.dirname })
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

/** Fails the build when server code, or a module only Node has, would reach a browser. */
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

/** Puts the head script and the preload of the Latin font into both documents. */
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

/** In development the documents are made on request, from the same renderer the build uses. */
function documentsOnRequest(): Plugin {
  const answer = async (server: ViteDevServer, url: string) => {
    const renderer = (await server.ssrLoadModule(RENDERER)) as Renderer
    const { pathname } = new URL(url, 'http://localhost')
    const inProduct = renderer.isProductPath(pathname)
    const page = renderer.pageAt(pathname)
    const template = await readFile(path.join(import.meta.dirname, inProduct ? 'app.html' : 'site.html'), 'utf8')
    const html = inProduct
      ? renderer.fillProduct(template)
      : renderer.fillTemplate(template, page ?? renderer.notFoundPage)
    return {
      status: inProduct || page !== undefined ? 200 : 404,
      html: await server.transformIndexHtml(inProduct ? '/app.html' : '/site.html', html, url),
    }
  }
  return {
    name: 'mailmonth:documents-on-request',
    apply: 'serve',
    configureServer(server) {
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

/** Writes the public pages as files and the list of documents the server serves. */
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

/** Keeps a brotli and a gzip copy beside every text asset, so the server never compresses one twice. */
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
  plugins: [browserSources(), browserBoundary(), documentHead(), documentsOnRequest()],
  html: { cspNonce: NONCE },
  server: { proxy: { '/api': process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000' } },
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  environments: {
    client: { build: { outDir: OUTPUT, emptyOutDir: true, rolldownOptions: { input: ['site.html', 'app.html'] } } },
    ssr: {
      build: {
        outDir: RENDERER_OUTPUT,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: { render: RENDERER }, output: { entryFileNames: '[name].js' } },
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
