import type { z } from 'zod'

/** The parsed value, or the problem in words that a model understands. */
export type Answer<T> = { value: T } | { problem: string }

const OPENING = /^\s*```[a-z]*\s*/i
const MOST_ISSUES = 12

/** Models sometimes put JSON into a code fence. */
export function unfenced(text: string): string {
  const opening = OPENING.exec(text)?.[0]
  if (opening === undefined) return text
  const rest = text.slice(opening.length).trimEnd()
  if (rest.endsWith('```')) return rest.slice(0, -3).trimEnd()
  return opening.includes('\n') ? text.slice(opening.length) : text
}

export function readAnswer<T>(text: string, schema: z.ZodType<T>): Answer<T> {
  let json: unknown
  try {
    json = JSON.parse(unfenced(text))
  } catch {
    return { problem: 'It is not one complete JSON object.' }
  }
  const parsed = schema.safeParse(json)
  if (parsed.success) return { value: parsed.data }
  const issues = parsed.error.issues.slice(0, MOST_ISSUES)
  return { problem: issues.map(({ path, message }) => `${path.join('.') || 'the whole'}: ${message}`).join('\n') }
}
