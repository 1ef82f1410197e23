import { spawn } from 'node:child_process'
import { projectRoot } from './project.mjs'

const running = new Set()

export function stopRunning(signal) {
  for (const child of running) child.kill(signal)
}

/** Returns the exit code, and the output if it isn't shown. */
export function runCommand(program, args, { show = true, env = process.env, cwd = projectRoot, shell = false } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe']
    const child = spawn(program, args, { cwd, env, stdio, shell })
    running.add(child)
    const output = []
    child.stdout?.on('data', (chunk) => output.push(chunk))
    child.stderr?.on('data', (chunk) => output.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      running.delete(child)
      resolve({ code: code ?? 1, output: Buffer.concat(output) })
    })
  })
}

export const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`

/** The sentence whose line is still open. */
let begun

function beginLine(sentence) {
  process.stdout.write(`${begun === undefined ? '' : '\n'}${sentence} ... `)
  begun = sentence
}

function endLine(sentence, outcome) {
  // Another program may have begun its line meanwhile.
  const before = begun === undefined ? '' : '\n'
  process.stdout.write(begun === sentence ? `${outcome}\n` : `${before}${sentence}: ${outcome}\n`)
  begun = undefined
}

/** Shows the program's own output only if it fails. */
export async function runWithProgressLine(sentence, program, args, options) {
  const start = performance.now()
  beginLine(sentence)
  let answer
  try {
    answer = await runCommand(program, args, { ...options, show: false })
  } catch (error) {
    answer = { code: 1, output: `${error.message}\n` }
  }
  endLine(sentence, answer.code === 0 ? secondsSince(start) : 'failed')
  if (answer.code !== 0) process.stderr.write(answer.output)
  return answer.code
}
