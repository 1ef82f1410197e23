import type { ServerProcess } from './server-process.ts'

/** A tab of the product that hears what changes. */
export class LiveTab {
  private text = ''
  private readonly leaving: AbortController
  private readonly waiting = new Set<() => void>()
  /** Resolves when the server ends the stream. */
  readonly ended: Promise<void>

  private constructor(leaving: AbortController, body: ReadableStream<Uint8Array>) {
    this.leaving = leaving
    this.ended = this.read(body)
  }

  static async open(server: Pick<ServerProcess, 'url'>, cookie: string): Promise<LiveTab> {
    const leaving = new AbortController()
    const response = await fetch(`${server.url}/api/events`, { headers: { cookie }, signal: leaving.signal })
    if (!response.ok) throw new Error(`The live stream answered ${response.status}.`)
    const tab = new LiveTab(leaving, response.body!)
    await tab.until('event: hello')
    return tab
  }

  /** What changed, as in the events. */
  heard(what: string): boolean {
    return this.text.includes(`"what":"${what}"`)
  }

  forget(): void {
    this.text = ''
  }

  async until(text: string): Promise<void> {
    while (!this.text.includes(text)) await new Promise<void>((resolve) => this.waiting.add(resolve))
  }

  close(): void {
    this.leaving.abort()
  }

  private async read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder()
    try {
      for await (const chunk of body) {
        this.text += decoder.decode(chunk, { stream: true })
        for (const wake of this.waiting) wake()
        this.waiting.clear()
      }
    } catch (error) {
      if (!this.leaving.signal.aborted) throw error
    }
  }
}
