import type { AppError } from '#shared/errors.ts'

type Refusal = 'own place taken' | 'full'

/** Counts what goes on at the same time: so much in this process, and one thing of each person. */
export class Places {
  readonly #taken = new Set<string>()
  readonly #atOnce: number
  readonly #refusal: (why: Refusal) => AppError

  constructor(atOnce: number, refusal: (why: Refusal) => AppError) {
    this.#atOnce = atOnce
    this.#refusal = refusal
  }

  /** Takes a person's place, or refuses. Call the result to leave it; more often does no harm. */
  enter(userId: string): () => void {
    if (this.#taken.has(userId)) throw this.#refusal('own place taken')
    if (this.#taken.size >= this.#atOnce) throw this.#refusal('full')
    this.#taken.add(userId)
    let isIn = true
    return () => {
      if (isIn) this.#taken.delete(userId)
      isIn = false
    }
  }
}
