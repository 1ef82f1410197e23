import { sentEmails } from '#features/brands/server/provided.ts'
import { sentEmailsOf } from './service.ts'
import { type Registration, provides } from '#server/registered.ts'

export const historyRegistrations: readonly Registration[] = [provides(sentEmails, sentEmailsOf)]
