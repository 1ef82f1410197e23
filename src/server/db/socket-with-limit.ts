import { Socket } from 'node:net'

/** Ends after this time without a byte, because a server that hangs or is unreachable never closes a connection. */
export function socketWithLimit(silentAtMostMs: number): Socket {
  const socket = new Socket()
  const ended = Object.assign(new Error('The database did not answer in time.'), { code: 'ETIMEDOUT' })
  socket.setTimeout(silentAtMostMs, () => socket.destroy(ended))
  return socket
}
