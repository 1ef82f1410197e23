import { spawn } from 'node:child_process'
import { projectRoot } from './project.mjs'

/**
 * Runs a program and answers with its exit code. With `quiet` its output is kept back and shown only
 * when it fails.
 */
export function runCommand(program, args, { quiet = false, env = process.env, cwd = projectRoot, shell = false } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit']
    const child = spawn(program, args, { cwd, env, stdio, shell })
    const output = []
    child.stdout?.on('data', (chunk) => output.push(chunk))
    child.stderr?.on('data', (chunk) => output.push(chunk))
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (quiet && code !== 0) process.stderr.write(Buffer.concat(output))
      resolve(code ?? (signal === null ? 1 : 128))
    })
  })
}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Says what is being done, and how long it took, on one line. */
export async function withProgressLine(sentence, work) {
  const since = performance.now()
  process.stdout.write(`${sentence} ... `)
  let outcome = 'failed'
  try {
    const answer = await work()
    outcome = seconds(since)
    return answer
  } finally {
    process.stdout.write(`${outcome}\n`)
  }
}
