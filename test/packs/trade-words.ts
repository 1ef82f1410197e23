import { allowedWords } from './allowed-words.ts'
import { type Checked, eachText } from './check-context.ts'
import { checkWords, phrasesIn, withoutStar } from './check-words.ts'

/** A word in more angles than this makes the pack one of its trade. */
const MOST_ANGLES = 2

/** A family pack covers several trades, so it names no product of one. */
export function checkTradeWords(checked: Checked): void {
  const { compiled } = checked
  if (compiled.pack.layer === 'trade') return
  const { tradeWords } = checkWords(compiled.pack.language)
  const said = new Map<string, { angles: Set<string>; complaints: ((severity: 'error' | 'note') => void)[] }>()
  eachText(checked, ({ field, text }, angle, complain) => {
    const allowed = allowedWords(compiled.commentOf(angle.id, field))
    for (const word of phrasesIn(text, tradeWords).map(withoutStar)) {
      if (allowed.has(word)) continue
      const { angles, complaints } = said.get(word) ?? { angles: new Set<string>(), complaints: [] }
      const message = `"${word}" belongs to one trade. Say it otherwise, or write "# allow ${word}" above the line.`
      complaints.push((severity) => complain(message, severity))
      said.set(word, { angles: angles.add(angle.id), complaints })
    }
  })
  for (const { angles, complaints } of said.values()) {
    for (const complain of complaints) complain(angles.size > MOST_ANGLES ? 'error' : 'note')
  }
}
