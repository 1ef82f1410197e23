import type { $ZodRawIssue } from 'zod/v4/core'

const TYPES: Record<string, string> = {
  string: 'must be text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be an object',
  record: 'must be an object',
}

const FORMATS: Record<string, string> = {
  uuid: 'must be an ID',
  email: 'must be an email address',
  url: 'must be a web address',
  date: 'must be a date such as 2026-12-04',
  datetime: 'must be a date and a time such as 2026-12-04T10:00:00',
}

const MOST_NAMED = 12
const UNUSABLE = "has a value we can't use"

/** Names the invalid field, for every schema without its own message. */
export function refusedInput(issue: $ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') return `We don't know the field ${issue.keys.join(', ')}.`
  const path = (issue.path ?? []).join('.')
  const field = path === '' ? 'The request' : `The field ${path}`
  const isMissing = issue.input === undefined || issue.input === null
  return `${field} ${isMissing ? 'is required' : ruleOf(issue)}.`
}

function ruleOf(issue: $ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? UNUSABLE
    case 'invalid_format':
      return FORMATS[issue.format] ?? UNUSABLE
    case 'invalid_value':
      return issue.values.length > MOST_NAMED ? UNUSABLE : `must be ${issue.values.map(String).join(' or ')}`
    case 'too_big':
      return `${limitOf(issue.origin, 'can have', 'must be')} at most ${issue.maximum}${unitOf(issue.origin)}`
    case 'too_small':
      return `${limitOf(issue.origin, 'needs', 'must be')} at least ${issue.minimum}${unitOf(issue.origin)}`
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'invalid_union':
    case 'not_multiple_of':
    case 'unrecognized_keys':
      return UNUSABLE
  }
}

const isCounted = (origin: string) => origin === 'string' || origin === 'array'
const limitOf = (origin: string, ofCounted: string, ofNumber: string) => (isCounted(origin) ? ofCounted : ofNumber)
const unitOf = (origin: string) => (isCounted(origin) ? (origin === 'string' ? ' characters' : ' entries') : '')
