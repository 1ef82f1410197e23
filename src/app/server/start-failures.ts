import { FolderRefused } from '#server/db/folder-lock.ts'
import { SettingsError } from '#server/env.ts'

/** What a person can do about it, in one sentence; undefined for what nobody expected. */
export function sentenceFor(error: unknown): string | undefined {
  if (error instanceof SettingsError || error instanceof FolderRefused) return error.message
  const { code, port, message } = error as { code?: string; port?: number; message?: string }
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program: stop that program, or choose another port with PORT=${(port ?? 3000) + 1}.`
  }
  if (code === 'EACCES' && port !== undefined) {
    return `Port ${port} may not be used by this account: choose one above 1023 with PORT=3000.`
  }
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') {
    return `The database does not answer (${message}): check DATABASE_URL and that the server runs.`
  }
  if (code === '28P01' || code === '3D000') {
    return `The database refused the connection (${message}): check DATABASE_URL.`
  }
  if (message?.includes('server does not support SSL')) {
    return 'The database server does not speak TLS, but DATABASE_URL asks for it: remove sslmode from it, or switch TLS on at the server.'
  }
  return undefined
}
