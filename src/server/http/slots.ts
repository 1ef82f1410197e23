import type { AppError } from '#shared/errors.ts'

type Refusal = 'own place taken' | 'full'

export class Slots {
  readonly #taken = new Set<string>()
  readonly #atOnce: number
  readonly #refusal: (why: Refusal) => AppError

  constructor(atOnce: number, refusal: (why: Refusal) => AppError) {
    this.#atOnce = atOnce
    this.#refusal = refusal
  }

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
