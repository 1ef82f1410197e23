import type { IncomingMessage } from 'node:http'

const EVERY_MS = 5
const AT_ONCE = 16

const waiting = new Set<IncomingMessage>()
let timer: NodeJS.Timeout | undefined

/**
 * Most clients read the response only after they sent everything. All discarded bodies together are limited in speed
 * and number.
 */
export function discardBody(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return
  const { socket } = request
  const leave = () => {
    waiting.delete(request)
    socket.off('close', leave)
  }
  request.once('close', leave)
  // A request with a response doesn't report the end of its connection.
  socket.once('close', leave)
  request.on('data', () => request.pause())
  request.pause()
  if (waiting.size >= AT_ONCE) giveUpOn(nextOf(waiting)!)
  waiting.add(request)
  timer ??= setInterval(readOn, EVERY_MS)
}

function giveUpOn(request: IncomingMessage): void {
  waiting.delete(request)
  request.destroy()
}

function readOn(): void {
  const request = nextOf(waiting)
  if (request === undefined) {
    clearInterval(timer)
    timer = undefined
    return
  }
  waiting.delete(request)
  waiting.add(request)
  request.resume()
}

const nextOf = (requests: Set<IncomingMessage>): IncomingMessage | undefined => requests.values().next().value
