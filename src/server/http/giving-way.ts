import { finished } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { nextTurn } from '../steps.ts'

/** A piece waits at most this many times as long as the piece before it took, so that long answers go on under load. */
const PATIENCE = 4
/** On a database elsewhere, a piece may take long without holding anybody up. */
const LONGEST_WAIT_MS = 100

export type Piece = <T>(make: () => Promise<T>) => Promise<T>

/**
 * Makes long answers piece by piece: one piece at a time in the whole process, and each while no other request is being
 * answered. The answer that began first goes first, because half-made answers take memory.
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

  /** Counts a request until it is answered. Call the result to end that earlier; more often does no harm. */
  enter({ raw }: Pick<FastifyReply, 'raw'>): () => void {
    this.#others += 1
    let isIn = true
    const leave = () => {
      if (!isIn) return
      isIn = false
      this.#others -= 1
      if (this.#others === 0) this.#onQuiet()
    }
    finished(raw, leave)
    return leave
  }

  /** Begins a long answer. The result makes its pieces, one after the other. */
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
    // What has arrived on the network meanwhile is another request too.
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
    // The next in line takes the place before a newcomer can.
    this.#isMaking = true
    call()
  }
}
