import { diagnose } from './steps/diagnosis.mjs'
import { runMain } from './steps/project.mjs'

const MARKS = { ok: 'ok', simulated: 'simulated', note: 'note', broken: 'BROKEN' }

await runMain(async () => {
  const findings = await diagnose()
  for (const { area, state, text } of findings) console.log(`${MARKS[state].padEnd(10)} ${area.padEnd(16)} ${text}`)
  return findings.some(({ state }) => state === 'broken') ? 1 : 0
})
