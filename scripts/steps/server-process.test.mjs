import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const module = fileURLToPath(new URL('server-process.mjs', import.meta.url))
const program = `
  import { onParentGone } from ${JSON.stringify(module)}
  const stays = setTimeout(() => console.log('still here'), 1500)
  onParentGone((signal) => { console.log('stop ' + signal); clearTimeout(stays) }, { lookEveryMs: 20 })
  console.log('ready')
`

// npm puts a shell between itself and a script.
async function linesAfterTheShellIsGone(env) {
  const node = JSON.stringify(process.execPath)
  const shell = spawn('sh', ['-c', `${node} --input-type=module -e "$PROGRAM" & wait`], {
    env: { ...process.env, ...env, PROGRAM: program },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  shell.stdout.on('data', (chunk) => {
    output += chunk
    if (output.startsWith('ready')) shell.kill('SIGKILL')
  })
  await once(shell.stdout, 'close')
  return output.trim().split('\n').slice(1)
}

test('a script of npm stops when its shell is gone', async () => {
  expect(await linesAfterTheShellIsGone({ npm_lifecycle_event: 'start' })).toEqual(['stop SIGTERM'])
})

test("a process that npm didn't start may outlive its shell", async () => {
  expect(await linesAfterTheShellIsGone({ npm_lifecycle_event: undefined })).toEqual(['still here'])
})
