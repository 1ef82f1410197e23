import { type $ZodError, type $ZodType, parse } from 'zod/v4/core'
import { AppError } from '#shared/errors.ts'
import { refusedInput } from '#shared/refused-input.ts'
import { TooDeepError, cleanJson } from '#shared/text.ts'
import { COUNTED } from './check-rows.ts'

export function checkInput(schema: $ZodType | undefined, value: unknown, part: 'path' | 'query' | 'body'): unknown {
  if (schema === undefined) return undefined
  try {
    return parse(schema, cleanJson(value), { error: refusedInput })
  } catch (error) {
    if (error instanceof TooDeepError) {
      throw new AppError('INVALID_INPUT', { message: 'The JSON body is nested too deeply.' })
    }
    const issue = (error as $ZodError).issues?.[0]
    if (issue === undefined) throw error
    // An impossible id gets the same error as an unknown one.
    if (part === 'path' && !COUNTED.has(String(issue.path[0]))) throw new AppError('NOT_FOUND')
    throw new AppError('INVALID_INPUT', { message: issue.message, details: { field: issue.path.join('.') } })
  }
}
