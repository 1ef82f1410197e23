import path from 'node:path'
import { rolldown } from 'rolldown'
import { viteDynamicImportVarsPlugin, viteImportGlobPlugin } from 'rolldown/experimental'
import { runMain, inProject } from './steps/project.mjs'
import { SERVER_OUTPUT } from './steps/server-bundle.mjs'

const THREAD = /new URL\('([\w-]+-worker)\.ts', import\.meta\.url\)/g

/** Modules read files beside themselves and in the project, so each keeps its own address. Threads become entries. */
const ownAddresses = {
  name: 'mailmonth:own-addresses',
  transform: {
    filter: { id: /[\\/]src[\\/].*\.ts$/, code: 'import.meta.url' },
    handler(code, id) {
      const own = JSON.stringify(path.relative(SERVER_OUTPUT, id).replaceAll(path.sep, '/'))
      const parts = code.split(THREAD)
      // Every second part is the name of a thread.
      const changed = parts.map((part, index) => {
        if (index % 2 === 0) return part.replaceAll('import.meta.url', `new URL(${own}, import.meta.url).href`)
        this.emitFile({ type: 'chunk', id: path.join(path.dirname(id), `${part}.ts`), fileName: `${part}.js` })
        return `new URL('./${part}.js', import.meta.url)`
      })
      return { code: changed.join(''), map: null }
    },
  },
}

await runMain(async () => {
  const bundle = await rolldown({
    cwd: inProject(),
    input: { main: 'src/app/server/main.ts' },
    platform: 'node',
    // The embedded database finds its own files beside itself, and pg has no native part here.
    external: [/^@electric-sql\/pglite/, 'pg-native'],
    plugins: [ownAddresses, viteDynamicImportVarsPlugin(), viteImportGlobPlugin()],
  })
  await bundle.write({
    dir: SERVER_OUTPUT,
    cleanDir: true,
    sourcemap: true,
    entryFileNames: '[name].js',
    // One folder, so that every module is equally far from the sources.
    chunkFileNames: '[name]-[hash].js',
  })
  await bundle.close()
})
