import { expect, test } from 'vitest'
import { SITE_PLACEHOLDERS, type SiteValues, fillPlaceholders } from './site-placeholders.ts'

const { linkedinUrl, xUrl } = SITE_PLACEHOLDERS
const html = `<ul><li data-when="${linkedinUrl}"><a href="${linkedinUrl}">LinkedIn</a></li><li data-when="${xUrl}"><a href="${xUrl}">X</a></li></ul>`
const nothing = Object.fromEntries(Object.keys(SITE_PLACEHOLDERS).map((name) => [name, ''])) as SiteValues

test('removes a link without a value and keeps the others', () => {
  const x = 'https://x.com/mailmonth'
  expect(fillPlaceholders(html, { ...nothing, xUrl: x })).toBe(
    `<ul><li data-when="${x}"><a href="${x}">X</a></li></ul>`,
  )
})

test('without any value the list is empty', () => {
  expect(fillPlaceholders(html, nothing)).toBe('<ul></ul>')
})
