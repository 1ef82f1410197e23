type Call = (...given: never[]) => Promise<unknown>

/** What a feature needs from a feature to its right, which it can't import. One feature provides it. */
export interface Provided<Get extends Call> {
  readonly needs: string
  readonly get?: Get
}

/** What a feature tells those to its right. Any number of them listen. */
export interface Event<Hear extends Call> {
  readonly tells: string
  readonly hear?: Hear
}

export type Registration = { to: Provided<Call>; get: Call } | { to: Event<Call>; hear: Call }

export const provided = <Get extends Call>(needs: string): Provided<Get> => ({ needs })

export const event = <Hear extends Call>(tells: string): Event<Hear> => ({ tells })

export const provides = <Get extends Call>(to: Provided<Get>, get: NoInfer<Get>): Registration => ({ to, get })

export const listens = <Hear extends Call>(to: Event<Hear>, hear: NoInfer<Hear>): Registration => ({ to, hear })

/** Connects features without imports from left to right. */
export class Registered {
  readonly #providers = new Map<object, Call>()
  readonly #listeners = new Map<object, Call[]>()

  constructor(registrations: readonly Registration[]) {
    for (const registration of registrations) {
      const { to } = registration
      if ('hear' in registration) this.#listeners.getOrInsertComputed(to, () => []).push(registration.hear)
      else if (this.#providers.has(to)) throw new Error(`Two features provide ${registration.to.needs}.`)
      else this.#providers.set(to, registration.get)
    }
  }

  has(to: Provided<Call>): boolean {
    return this.#providers.has(to)
  }

  get<Get extends Call>(to: Provided<Get>): Get {
    const get = this.#providers.get(to)
    if (get === undefined) throw new Error(`No feature provides ${to.needs}.`)
    return get as Get
  }

  /** Calls the listeners one after the other. The first that fails ends it. */
  async tell<Hear extends Call>(of: Event<Hear>, ...given: Parameters<Hear>): Promise<Awaited<ReturnType<Hear>>[]> {
    const heard: Awaited<ReturnType<Hear>>[] = []
    for (const hear of (this.#listeners.get(of) ?? []) as Hear[]) {
      heard.push((await hear(...given)) as Awaited<ReturnType<Hear>>)
    }
    return heard
  }
}
