import { connect, createServer } from 'node:net'

export function accepts(place, withinMs = 3000) {
  return new Promise((resolve) => {
    const socket = connect(place)
    const answer = (open) => {
      socket.destroy()
      resolve(open)
    }
    socket.setTimeout(withinMs, () => answer(false))
    socket.on('connect', () => answer(true))
    socket.on('error', () => answer(false))
  })
}

export function portIsFree(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.on('error', () => resolve(false))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
}

const DEFAULT_PORTS = { 'http:': 80, 'https:': 443, 'smtp:': 25, 'smtps:': 465, 'postgres:': 5432, 'postgresql:': 5432 }

/** Leaves out the secrets. Undefined for an invalid address. */
export function addressOfUrl(text) {
  try {
    const url = new URL(text)
    const port = Number(url.port || DEFAULT_PORTS[url.protocol])
    return port > 0 && url.hostname !== '' ? { host: url.hostname, port } : undefined
  } catch {
    return undefined
  }
}
