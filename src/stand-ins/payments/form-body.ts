/** `a[b][0][c]=d` as a nested value. Every leaf is text. */
export interface FormFields {
  [name: string]: FormValue
}
export type FormValue = string | FormFields | FormValue[]

export function readForm(text: string): FormFields {
  const fields: FormFields = {}
  for (const [key, value] of new URLSearchParams(text)) {
    const path = [...key.matchAll(/[^[\]]+/g)].map(([part]) => part)
    put(fields, path, value)
  }
  return fields
}

function put(target: FormFields, path: string[], value: string): void {
  let place = target as Record<string, FormValue>
  for (const [index, part] of path.entries()) {
    if (index === path.length - 1) {
      place[part] = value
      return
    }
    const isList = /^\d+$/.test(path[index + 1]!)
    place = (place[part] ??= isList ? [] : {}) as Record<string, FormValue>
  }
}

/** Lists have no index: `line_items[].price`. */
export function namesIn(value: FormValue, name = ''): string[] {
  if (typeof value === 'string') return [name]
  if (Array.isArray(value)) return value.flatMap((entry) => namesIn(entry, `${name}[]`))
  return Object.entries(value).flatMap(([key, entry]) => namesIn(entry, name === '' ? key : `${name}.${key}`))
}

export function textAt(fields: FormFields, path: string): string | null {
  const value = valueAt(fields, path)
  return typeof value === 'string' ? value : null
}

export function valueAt(fields: FormFields, path: string): FormValue | undefined {
  return path.split('.').reduce<FormValue | undefined>((value, key) => {
    if (value === undefined || typeof value === 'string') return undefined
    return (value as FormFields)[key]
  }, fields)
}

export function textsAt(fields: FormFields, path: string): Record<string, string> {
  const value = valueAt(fields, path)
  if (value === undefined || typeof value === 'string' || Array.isArray(value)) return {}
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
