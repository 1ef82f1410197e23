import { CSV_TARGETS, type CsvTarget, DEFAULT_SOURCE_LABEL, NOT_MAPPED } from '../../contract.ts'
import { SYNONYMS, normaliseHeader } from './header-names.ts'
import knownExports from './known-exports.json' with { type: 'json' }

export interface DetectedMapping {
  type: 'known' | 'saved' | 'suggested'
  mapping: Record<CsvTarget, string>
  sourceLabel: string
  confidence: Partial<Record<CsvTarget, 'high' | 'medium'>>
}

const RATES: readonly CsvTarget[] = ['open_rate', 'ctr']
const TEXTS: readonly CsvTarget[] = ['sent_at', 'campaign_name', 'subject', 'segment']
const RATE_WORD = /\b(?:rate|pct|percent|ctr|or|tasa|taux|tasso|porcentaje|percentuale)\b|rate$|quote$/
const REFUSED: Partial<Record<CsvTarget, RegExp>> = {
  orders: /\b(?:rate|avg|per|average|value)\b/,
  revenue: /\b(?:rate|avg|per|average)\b/,
  opens: /\b(?:apple|machine|forward|forwarded|privacy)\b/,
  sent_at: /\b(?:weekday|day of week)\b/,
  segment: /\b(?:excluded|suppressed)\b/,
  ctr: /\bto open\b/,
}

export function detectMapping(headers: readonly string[]): DetectedMapping {
  const byName = new Map(headers.map((header) => [normaliseHeader(header), header]))
  const found = knownExports.find(({ need }) => need.every((name) => byName.has(name)))
  const suggested = suggestMapping(headers)
  if (found === undefined) return { type: 'suggested', sourceLabel: DEFAULT_SOURCE_LABEL, ...suggested }
  const map: Partial<Record<string, string>> = found.map
  const mapping = mappingOf((target) => byName.get(map[target] ?? '') ?? suggestionBeside(suggested, target))
  // Users can choose the conversion metric of an export, so its columns may not match the fingerprint.
  function suggestionBeside({ mapping: other }: Pick<DetectedMapping, 'mapping'>, target: CsvTarget) {
    return target === 'orders' || target === 'revenue' || target === 'deliveries' ? other[target] : NOT_MAPPED
  }
  return { type: 'known', sourceLabel: found.label, mapping, confidence: confidenceOf(mapping, () => 'high') }
}

function suggestMapping(headers: readonly string[]): Pick<DetectedMapping, 'mapping' | 'confidence'> {
  const names = headers.map((header) => ({ header, name: normaliseHeader(header) }))
  const taken = new Set<string>()
  const exact = new Set<CsvTarget>()
  const chosen: Partial<Record<CsvTarget, string>> = {}
  const take = (target: CsvTarget, header: string | undefined) => {
    if (header === undefined) return
    chosen[target] = header
    taken.add(header)
  }
  const open = (target: CsvTarget) =>
    names.filter(({ header, name }) => !taken.has(header) && mayStandFor(target, name))
  for (const target of CSV_TARGETS) {
    for (const synonym of SYNONYMS[target]) {
      if (chosen[target] !== undefined) break
      take(target, open(target).find(({ name }) => name === synonym)?.header)
    }
    if (chosen[target] !== undefined) exact.add(target)
  }
  for (const target of CSV_TARGETS) if (chosen[target] === undefined) take(target, closest(target, open(target)))
  if (chosen.campaign_name === undefined && chosen.subject !== undefined) chosen.campaign_name = chosen.subject
  const mapping = mappingOf((target) => chosen[target] ?? NOT_MAPPED)
  return { mapping, confidence: confidenceOf(mapping, (target) => (exact.has(target) ? 'high' : 'medium')) }
}

function mayStandFor(target: CsvTarget, name: string): boolean {
  if (REFUSED[target]?.test(name) === true) return false
  if (TEXTS.includes(target)) return true
  return RATE_WORD.test(name) === RATES.includes(target)
}

function closest(target: CsvTarget, names: readonly { header: string; name: string }[]): string | undefined {
  for (const synonym of SYNONYMS[target]) {
    const words = synonym.split(' ')
    if (words.length < 2 && synonym.length < 6) continue
    const match = names.find(({ name }) => words.every((word) => name.split(' ').includes(word)))
    if (match !== undefined) return match.header
  }
  return undefined
}

function mappingOf(headerFor: (target: CsvTarget) => string): Record<CsvTarget, string> {
  return Object.fromEntries(CSV_TARGETS.map((target) => [target, headerFor(target)])) as Record<CsvTarget, string>
}

function confidenceOf(
  mapping: Record<CsvTarget, string>,
  judge: (target: CsvTarget) => 'high' | 'medium',
): DetectedMapping['confidence'] {
  const mapped = CSV_TARGETS.filter((target) => mapping[target] !== NOT_MAPPED)
  return Object.fromEntries(mapped.map((target) => [target, judge(target)]))
}
