import { randomBytes } from 'node:crypto'

// Follows RFC 6238 as authenticator apps expect it: SHA-1, six digits, a new code every 30 seconds. Few requests need
// the libraries, so they load on first use.

const STEP_SECONDS = 30
const SECRET_BYTES = 20
const ISSUER = 'Mailmonth'
/** Scanners need a quiet zone of four modules. */
const QUIET_ZONE = 4

export interface SetupSecret {
  secret: string
  uri: string
  qr: string
}

export async function newSetupSecret(email: string): Promise<SetupSecret> {
  const { ScureBase32Plugin, generateURI } = await import('otplib')
  const { renderSVG } = await import('uqr')
  const secret = new ScureBase32Plugin().encode(randomBytes(SECRET_BYTES), { padding: false })
  const uri = generateURI({ issuer: ISSUER, label: email, secret })
  return { secret, uri, qr: renderSVG(uri, { border: QUIET_ZONE }) }
}

/** Accepts the current step, the previous one and the next one, because clocks differ. */
export async function stepOf(secret: string, code: string, now: Date): Promise<number | null> {
  const { verify } = await import('otplib')
  const epoch = Math.floor(now.getTime() / 1000)
  const result = await verify({ secret, token: code, strategy: 'totp', epoch, epochTolerance: STEP_SECONDS })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}
