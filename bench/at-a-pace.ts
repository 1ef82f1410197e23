import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from './measure.ts'

/** Sends requests at a fixed pace, whatever happened to earlier ones. The delay counts from the scheduled time. */
export async function atAPace(
  call: () => Promise<unknown>,
  until: Promise<unknown>,
  everyMs = 100,
): Promise<{ p99: number; count: number }> {
  let isOver = false
  const end = until.finally(() => (isOver = true))
  const times: Promise<number>[] = []
  for (let due = performance.now(); !isOver; due += everyMs) {
    await wait(Math.max(0, due - performance.now()))
    const at = due
    times.push(call().then(() => performance.now() - at))
  }
  await end
  return { p99: percentile(await Promise.all(times), 0.99), count: times.length }
}
