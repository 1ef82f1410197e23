import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { asReply } from './as-reply.ts'

test.each<[Language, string, string]>([
  ['en', 'yes and a kettle', 'Yes, and a kettle'],
  ['en', 'yes, in winter', 'Yes, in winter'],
  ['en', 'that is normal. rub it, red underneath = alive', 'That is normal. Rub it, red underneath: alive'],
  ['en', 'it takes approx. two hours', 'It takes approx. two hours'],
  ['de', 'ja mit leine', 'Ja, mit leine'],
  ['fr', "oui c'est le levain = normal", "Oui, c'est le levain\u00a0: normal"],
  ['es', 'la tarta no, el pan si, un mes', 'La tarta no, el pan sí, un mes'],
  ['es', 'si llueve se hace igual', 'Si llueve se hace igual'],
  ['it', 'si, anche la domenica', 'Sì, anche la domenica'],
])('%s: “%s” is printed as “%s”', (language, typed, printed) => expect(asReply(typed, { language })).toBe(printed))
