import { setTimeout as wait } from 'node:timers/promises'

/** CPU time in milliseconds, so other processes don't count. */
function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** The longest time that the thread works without a turn of the event loop. */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = worked()
  const look = () => {
    const now = worked()
    longest = Math.max(longest, now - last)
    last = now
  }
  // Earlier work must end first, and the last part must be measured, too.
  await wait(10)
  const timer = setInterval(look, 1)
  last = worked()
  await work()
  await wait(10)
  clearInterval(timer)
  return longest
}
