/**
 * Klaviyo runs `{{ … }}` and `{% … %}` in subjects, preview texts and templates. Between the two characters, a word joiner
 * that no one sees makes text of them.
 */
const TAG_BEGINS = /\{(?=[{%#])/gu

export const inertText = (text: string): string => text.replaceAll(TAG_BEGINS, '{\u2060')

/** The same for every text in a value. */
export function inert<Value>(value: Value): Value {
  if (typeof value === 'string') return inertText(value) as Value
  if (Array.isArray(value)) return value.map((each: unknown) => inert(each)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inert(each as unknown)])) as Value
}
