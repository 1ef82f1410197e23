import { z } from 'zod'
import { textField } from '#shared/text-fields.ts'

export const designLinkField = z
  .string()
  .trim()
  .max(2048, 'Use at most 2048 characters')
  .refine((text) => text === '' || isWebAddress(text), 'Must be a valid URL that starts with http:// or https://')

export const notesField = textField(5000)

function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && url.username === ''
}
