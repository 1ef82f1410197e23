import { type Fingerprint, tokenJaccard } from '#writing/engine/text-similarity.ts'
import { bare, telling } from './telling-words.ts'
import { isOnlyASlot } from '#writing/packs/slots.ts'
import type { Checked } from './check-context.ts'

/** The largest share of telling words that titles of two angles may have in common. */
const ALIKE_ACROSS = 0.5
/** Two words of short titles may match by chance, as in “four questions” and “any question”. */
const ALIKE_BY_TWO_WORDS = 0.6
const TELLING_WORDS = 3

interface Said {
  checked: Checked
  angle: string
  text: string
  plain: string
  print: Fingerprint
}

export function checkLikeness(packs: Checked[]): void {
  const [first] = packs
  if (first === undefined) return
  const print = telling(first.compiled.pack.language)
  const collect = (textsOf: (angle: Checked['compiled']['pack']['angles'][number]) => string[]): Said[] =>
    packs.flatMap((checked) =>
      checked.compiled.pack.angles.flatMap((angle) =>
        textsOf(angle)
          .filter((text) => !isOnlyASlot(text))
          .map((text) => ({ checked, angle: angle.id, text, plain: bare(text), print: print(text) })),
      ),
    )
  checkTitles(collect(({ titles }) => titles))
  checkTwice(
    collect(({ subjects }) => subjects),
    's',
  )
  checkTwice(
    collect(({ headline }) => [headline]),
    'h',
  )
}

function checkTitles(titles: Said[]): void {
  for (const [index, one] of titles.entries()) {
    for (const other of titles.slice(index + 1)) {
      if (one.checked === other.checked && one.angle === other.angle) continue
      const isSame = one.plain === other.plain
      if (!isSame && !isAlike(one.print, other.print)) continue
      complain(other, 't', `"${other.text}" is much like "${one.text}"`, one)
    }
  }
}

function isAlike(one: Fingerprint, other: Fingerprint): boolean {
  const [left, right] = [one.tokens.length, other.tokens.length]
  // Compares titles with one or two telling words directly.
  if (Math.min(left, right) < TELLING_WORDS) return false
  const share = tokenJaccard(one, other)
  const shared = Math.round((share * (left + right)) / (1 + share))
  return share >= (shared < TELLING_WORDS ? ALIKE_BY_TWO_WORDS : ALIKE_ACROSS)
}

function checkTwice(lines: Said[], field: string): void {
  const seen = new Map<string, Said>()
  for (const line of lines) {
    const before = seen.get(line.plain)
    if (before === undefined) seen.set(line.plain, line)
    else if (before.checked !== line.checked || before.angle !== line.angle) {
      complain(line, field, `"${line.text}" stands also`, before)
    }
  }
}

function complain({ checked, angle }: Said, field: string, what: string, other: Said): void {
  const where = other.checked === checked ? `in "${other.angle}"` : `in "${other.angle}" of ${other.checked.file}`
  checked.report(checked.compiled.lineOf(angle, field), field, `${what} ${where}.`)
}
