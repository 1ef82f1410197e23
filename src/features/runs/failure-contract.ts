import { z } from 'zod'
import type { ErrorCode } from '#shared/errors.ts'

export const runFailure = z.object({
  code: z.custom<ErrorCode>((code) => typeof code === 'string'),
  message: z.string(),
})
export type RunFailure = z.infer<typeof runFailure>
