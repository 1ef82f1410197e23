import { sqlState } from './workspace-transaction.ts'

/** The disk of the database has no space left. Nothing of the transaction was stored. */
export const isStorageFull = (error: unknown): boolean => sqlState(error) === '53100'
