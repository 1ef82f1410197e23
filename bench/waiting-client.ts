import { setTimeout as wait } from 'node:timers/promises'

// Requests an address at a fixed pace until its input ends, then prints the response times. `node
// bench/waiting-client.ts ADDRESS EVERY_MS COOKIE`

const [address, everyMs, cookie] = process.argv.slice(2) as [string, string, string]
const times: Promise<number>[] = []
let isOver = false
process.stdin.on('end', () => (isOver = true)).resume()

for (let due = performance.now(); !isOver; due += Number(everyMs)) {
  await wait(Math.max(0, due - performance.now()))
  const at = due
  times.push(
    fetch(address, { headers: { cookie } }).then(async (answer) => {
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
      return performance.now() - at
    }),
  )
}
console.log(JSON.stringify(await Promise.all(times)))
