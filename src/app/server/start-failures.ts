import { FolderRefused } from '#server/db/folder-lock.ts'
import { SettingsError } from '#server/env.ts'

export function sentenceFor(error: unknown): string | undefined {
  if (error instanceof SettingsError || error instanceof FolderRefused) return error.message
  const { code, port, message } = error as { code?: string; port?: number; message?: string }
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop the other program, or choose another port with PORT=${(port ?? 3000) + 1}.`
  }
  if (code === 'EACCES' && port !== undefined) {
    return `Port ${port} needs more rights than this account has. Choose one above 1023 with PORT=3000.`
  }
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') {
    return `The database isn't responding (${message}). Check DATABASE_URL, and check that the server runs.`
  }
  if (code === '28P01' || code === '3D000') {
    return `The database refused the connection (${message}). Check DATABASE_URL.`
  }
  if (message?.includes('server does not support SSL')) {
    return "The database server doesn't support TLS, but DATABASE_URL asks for it. Remove sslmode from it, or turn on TLS on the server."
  }
  return undefined
}
