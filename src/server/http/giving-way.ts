import { finished } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { nextTurn, readBegan } from '../steps.ts'

/** Limits the wait of a piece, so that long responses finish under load. */
const PATIENCE = 4
/** A remote database may take long without blocking the thread. */
const LONGEST_WAIT_MS = 100

export type Piece = <T>(make: () => Promise<T>) => Promise<T>

/**
 * Builds long responses in pieces while no other request is active. Oldest first, because unfinished ones use memory.
 */
export class GivingWay {
  readonly #wait: (ms: number) => Promise<unknown>
  readonly #waiting = new Map<number, () => void>()
  #isMaking = false
  #begun = 0
  #others = 0
  #onQuiet = () => {}
  #lastTook = 0

  constructor(wait: (ms: number) => Promise<unknown> = (ms) => setTimeout(ms)) {
    this.#wait = wait
  }

  /** Work in steps also gives way to reads. Other requests may wait for the result of such work. */
  enter({ raw }: Pick<FastifyReply, 'raw'>, isRead = false): () => void {
    const endRead = isRead ? readBegan() : () => {}
    this.#others += 1
    let isIn = true
    const leave = () => {
      if (!isIn) return
      isIn = false
      this.#others -= 1
      endRead()
      if (this.#others === 0) this.#onQuiet()
    }
    finished(raw, leave)
    return leave
  }

  begin(): Piece {
    const number = this.#begun++
    return async (make) => {
      if (this.#isMaking) await new Promise<void>((resolve) => this.#waiting.set(number, resolve))
      this.#isMaking = true
      try {
        await this.#giveWay()
        const start = performance.now()
        const made = await make()
        this.#lastTook = performance.now() - start
        return made
      } finally {
        this.#isMaking = false
        this.#callNext()
      }
    }
  }

  async #giveWay(): Promise<void> {
    // New data on the network is another request too.
    await nextTurn()
    if (this.#others === 0) return
    const quiet = new Promise<void>((resolve) => (this.#onQuiet = resolve))
    await Promise.race([quiet, this.#wait(Math.min(LONGEST_WAIT_MS, this.#lastTook * PATIENCE))])
  }

  #callNext(): void {
    if (this.#waiting.size === 0) return
    const first = Math.min(...this.#waiting.keys())
    const call = this.#waiting.get(first)!
    this.#waiting.delete(first)
    // The next in the queue takes the slot before a newcomer can.
    this.#isMaking = true
    call()
  }
}
