import { type ResolveFnOutput, registerHooks } from 'node:module'

// Node reads the package.json of a package again for each module in it and each import of it. That of drizzle-orm has
// 180 KB, so its hundred modules take a quarter of the start. `node --import` runs this before the first import.
const OF_DRIZZLE = /\/node_modules\/drizzle-orm\/.*\.js$/
const RELATIVE = /^\.\.?\/.*\.js$/
const found = new Map<string, ResolveFnOutput>()

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL, conditions } = context
    if (parentURL !== undefined && RELATIVE.test(specifier) && OF_DRIZZLE.test(parentURL)) {
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    }
    if (!/^drizzle-orm(?:\/|$)/.test(specifier) || !conditions.includes('import')) return next(specifier, context)
    const known = found.get(specifier)
    if (known !== undefined) return { ...known, shortCircuit: true }
    const first = next(specifier, context)
    found.set(specifier, first)
    return first
  },
})
