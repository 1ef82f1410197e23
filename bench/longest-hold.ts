import { setTimeout as wait } from 'node:timers/promises'

/** How long the thread has worked, in milliseconds: what other processes do meanwhile doesn't count. */
function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** The longest that the thread works between two looks at its timers while something is done. */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = worked()
  const look = () => {
    const now = worked()
    longest = Math.max(longest, now - last)
    last = now
  }
  // What came before ends first, and what comes last is looked at as well.
  await wait(10)
  const timer = setInterval(look, 1)
  last = worked()
  await work()
  await wait(10)
  clearInterval(timer)
  return longest
}
