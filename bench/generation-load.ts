import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brandEndpoints } from '#features/brands/contract.ts'
import { ideaEndpoints } from '#features/ideas/contract.ts'
import { requestFor } from '#writing/month/planner-brands.fixtures.ts'
import { runEndpoints } from '#features/runs/contract.ts'
import { unconfirmedBrief } from '#writing/brand/brand-brief.fixtures.ts'
import { DEMO_BRANDS } from '#stand-ins/demo/demo-brands.ts'
import { scriptedMonth } from '#test/scripted-month.ts'
import { atAPace } from './at-a-pace.ts'
import { type BenchApp, benchApp } from './bench-app.ts'
import type { Measure } from './measure.ts'

const AT_ONCE = 20
const APART_MS = 75
const ASK_AGAIN_MS = 1500
const AT_MOST = 3

/** Response times of other requests while a model writes twenty months, compared with an idle server. */
export const generationLoad: Measure = {
  name: 'generation-load',
  async run(smoke) {
    const folder = mkdtempSync(path.join(tmpdir(), 'generation-load-'))
    const model = await startModel(folder, smoke ? 1 : 40)
    const app = await benchApp(undefined, { AI_COMPAT_BASE_URL: model.baseUrl, AI_COMPAT_MODEL: 'stand-in' })
    try {
      const brands = await brandsOf(app, smoke ? 2 : AT_ONCE)
      // The first month warms everything up, and the other requests read its ideas.
      const [read, ...others] = brands
      await generate(app, read!)
      const reading = () => app.call(ideaEndpoints.plan, { id: read!, year: 2026, month: 12 })
      const idle = await atAPace(reading, wait(smoke ? 500 : 20_000))
      const busy = await atAPace(
        reading,
        Promise.all(others.map((brandId, at) => generate(app, brandId, at * APART_MS))),
      )
      if (!smoke && busy.p99 > idle.p99 * AT_MOST) {
        throw new Error(`p99 of ${busy.p99.toFixed(1)} ms under load, ${idle.p99.toFixed(1)} ms without.`)
      }
      return [
        {
          name: `Reading a month while ${others.length} are written (p99 of ${busy.count})`,
          ours: busy.p99,
          floor: idle.p99,
          unit: 'ms',
          against: `nothing written (p99 of ${idle.count})`,
        },
      ]
    } finally {
      await app.close()
      model.stop()
      rmSync(folder, { recursive: true })
    }
  },
}

async function brandsOf(app: BenchApp, count: number): Promise<string[]> {
  const ids = [app.brandId]
  const { name, website, country, language, defaultEmailType, ...profile } = DEMO_BRANDS.quillhound
  const { customerAvatar, productsInfo, buyingJourney, guidelines } = profile
  while (ids.length <= count) {
    const fields = { workspaceId: app.workspaceId, name, website, country, language, defaultEmailType }
    const { brand } = (await app.call(brandEndpoints.create, {}, fields)).json() as { brand: { id: string } }
    const details = { customerAvatar, productsInfo, buyingJourney, guidelines, onboardingStep: null }
    await app.call(brandEndpoints.update, { id: brand.id }, details)
    ids.push(brand.id)
  }
  return ids
}

async function generate(app: BenchApp, brandId: string, afterMs = 0): Promise<void> {
  await wait(afterMs)
  const body = { year: 2026, month: 12, wait: false }
  const { jobId } = (await app.call(ideaEndpoints.generate, { id: brandId }, body)).json() as { jobId: string }
  for (;;) {
    await wait(ASK_AGAIN_MS)
    const { run } = (await app.call(runEndpoints.get, { id: jobId })).json() as {
      run: { status: string; failure: unknown }
    }
    if (run.status === 'done') return
    if (run.status !== 'waiting') throw new Error(`A month ended ${run.status}: ${JSON.stringify(run.failure)}`)
  }
}

async function startModel(folder: string, pauseMs: number): Promise<{ baseUrl: string; stop(): void }> {
  const month = await scriptedMonth(requestFor(unconfirmedBrief(DEMO_BRANDS.quillhound), { year: 2026, month: 12 }))
  const file = path.join(folder, 'month.json')
  writeFileSync(file, JSON.stringify(month))
  const script = path.resolve(import.meta.dirname, 'model-stand-in.ts')
  const child = spawn(process.execPath, [script, file, String(pauseMs)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { baseUrl: `http://127.0.0.1:${Number(String(line))}/v1`, stop: () => void child.kill() }
}
