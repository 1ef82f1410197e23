import { brandCount } from '#features/access/server/provided.ts'
import { countBrands } from './store.ts'
import { type Registration, provides } from '#server/registered.ts'

export const brandRegistrations: readonly Registration[] = [provides(brandCount, countBrands)]
