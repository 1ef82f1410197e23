import type { IncomingMessage } from 'node:http'

const EVERY_MS = 5
const AT_ONCE = 16

/** The requests whose bodies are read to no end, the longest waiting first. */
const waiting = new Set<IncomingMessage>()
let timer: NodeJS.Timeout | undefined

/**
 * Reads on what nobody is going to use. Most clients look for the answer only after they have sent everything, so
 * closing the connection would take it from them. All such bodies together are read slowly, and only a few of them:
 * their number must cost other people nothing.
 */
export function discardBody(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return
  const { socket } = request
  const leave = () => {
    waiting.delete(request)
    socket.off('close', leave)
  }
  request.once('close', leave)
  // A request that has its answer is not told when its connection ends.
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
  // To the end of the line.
  waiting.delete(request)
  waiting.add(request)
  request.resume()
}

const nextOf = (requests: Set<IncomingMessage>): IncomingMessage | undefined => requests.values().next().value
