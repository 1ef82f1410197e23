import { once } from 'node:events'
import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net'

/** Leads to a server, and fails as networks and servers do. */
export interface Line {
  /** The same address, through this line. */
  through(url: string): string
  /** Keeps every connection open and passes nothing on, like a server that is stopped. */
  hang(): void
  /** Breaks every connection and refuses new ones, like a server that restarts. */
  cut(): Promise<void>
  restore(): Promise<void>
  close(): Promise<void>
}

export async function aLineTo(url: string): Promise<Line> {
  const { hostname, port } = new URL(url)
  const ends = new Set<Socket>()
  let isHanging = false
  const server: Server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end)
      if (isHanging) end.pause()
      end.on('data', (chunk) => other.write(chunk))
      end.on('error', () => end.destroy())
      end.on('close', () => {
        ends.delete(end)
        other.destroy()
      })
    }
    // Listening for data would let it flow.
    if (isHanging) for (const end of [near, far]) end.pause()
  })
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const ours = (server.address() as AddressInfo).port
  const cut = async () => {
    for (const end of ends) end.destroy()
    if (server.listening) await new Promise((resolve) => server.close(resolve))
  }
  return {
    through(given) {
      const led = new URL(given)
      led.host = `127.0.0.1:${ours}`
      return led.href
    },
    hang() {
      isHanging = true
      for (const end of ends) end.pause()
    },
    cut,
    async restore() {
      isHanging = false
      for (const end of ends) end.resume()
      if (!server.listening) await listen(ours)
    },
    close: cut,
  }
}
