import { setTimeout as wait } from 'node:timers/promises'

// Reads a list repeatedly for a while, with one client per cookie. `node bench/list-clients.ts ADDRESS SECONDS
// COOKIE...`

const [address, seconds, ...cookies] = process.argv.slice(2) as [string, string, ...string[]]
const end = performance.now() + Number(seconds) * 1000

async function readAgainAndAgain(cookie: string): Promise<void> {
  do {
    const answer = await fetch(address, { headers: { cookie } })
    const bytes = (await answer.arrayBuffer()).byteLength
    console.log(`${answer.status} ${bytes}`)
    if (answer.status === 429) await wait(Number(answer.headers.get('retry-after')) * 1000)
  } while (performance.now() < end)
}

await Promise.all(cookies.map(readAgainAndAgain))
