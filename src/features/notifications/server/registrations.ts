import { outlineMoved } from '#features/outlines/server/provided.ts'
import { tellOfStep } from './telling.ts'
import { type Registration, listens } from '#server/registered.ts'

export const notificationRegistrations: readonly Registration[] = [listens(outlineMoved, tellOfStep)]
