import { z } from 'zod'
import { isWebAddress } from './web-address.ts'

/** `required` is the message for an empty text. */
export function textField(max: number, required?: string) {
  const text = z.string(required).trim().max(max, `Use at most ${max} characters`)
  return required === undefined ? text : text.min(1, required)
}

/** An empty string means “nothing”. */
export function optionalText(max: number) {
  return textField(max).optional()
}

export const emailField = z
  .string('Email is required')
  .trim()
  .toLowerCase()
  .min(1, 'Email is required')
  .max(254, 'Use at most 254 characters')
  .pipe(z.email('Please enter a valid email address'))

export const websiteField = z
  .string()
  .trim()
  .max(2048, 'Use at most 2048 characters')
  .refine((text) => text === '' || isWebAddress(text), 'Must be a valid URL')
