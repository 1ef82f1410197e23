import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  from: string
  to: string[]
  raw: Buffer
}

export interface MailServer {
  port: number
  received: ReceivedMail[]
  readonly attempts: number
  first: Promise<void>
  close(): Promise<void>
}

/**
 * An SMTP server that stores emails. `refusals` are its responses to the first attempts. To as many as `silences` it takes
 * the email and says nothing more.
 */
export async function aMailServer(refusals: readonly number[] = [], silences = 0): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const left = [...refusals]
  let attempts = 0
  let silencesLeft = silences
  let arrived: () => void
  const first = new Promise<void>((resolve) => (arrived = resolve))
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo(_, __, done) {
      attempts += 1
      const responseCode = left.shift()
      done(responseCode === undefined ? null : Object.assign(new Error('Not now, or not at all'), { responseCode }))
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (silencesLeft > 0) {
          silencesLeft -= 1
          return
        }
        const { mailFrom, rcptTo } = envelope
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks),
        })
        done()
        arrived()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    port,
    received,
    get attempts() {
      return attempts
    },
    first,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
