import { folded } from '#shared/folded.ts'
import type { ClaimId } from './claim-rules.ts'

export interface Found {
  rule: ClaimId
  words: string
}

// A match never starts in the middle of a number. Otherwise, a long row of digits would be read once from each digit.
const NUMBER = String.raw`(?<!\d)\d+(?:[.,' ]\d{3})*(?:[.,]\d+)?`

const PATTERNS: readonly (readonly [ClaimId, RegExp])[] = [
  [
    'percentage',
    new RegExp(String.raw`${NUMBER}\s?(?:%|percent|per cent|prozent|por ciento|pour ?cent|per cento)`, 'gu'),
  ],
  [
    'price',
    new RegExp(
      String.raw`(?:us|a|c|au|ca)?[$€£]\s?${NUMBER}|${NUMBER}\s?(?:[€$£]|(?:eur|euros?|usd|gbp|cad|aud|dollars?|dolares|pounds sterling)(?!\p{L}))`,
      'gu',
    ),
  ],
  [
    'founding-year',
    /(?<![\p{L}\p{N}])(?:since|founded in|established in|est[.]|seit|gegrundet(?: im jahr)?|desde|fundad[oa] en|depuis|fondee? en|dal|fondat[oa] nel) (?:1[5-9]\d\d|20\d\d)(?![\p{L}\p{N}])/gu,
  ],
]

const COUPON = /(?<![\p{L}\p{N}])[A-Z]{4,}\d{0,3}(?![\p{L}\p{N}])/gu
const FILE_FORMATS = new Set(['HTML', 'JPEG', 'WEBP', 'AVIF', 'HTTPS', 'DSGVO', 'GDPR', 'RGPD', 'HACCP'])

/** Percentages, prices, years and codes, which look the same in every language. */
export function findAmounts(text: string): Found[] {
  const flat = folded(text)
  const amounts = PATTERNS.flatMap(([rule, pattern]) => (flat.match(pattern) ?? []).map((words) => ({ rule, words })))
  const codes = (text.match(COUPON) ?? []).filter((code) => !FILE_FORMATS.has(code))
  return [...amounts, ...codes.map((words) => ({ rule: 'coupon-code' as const, words }))]
}
