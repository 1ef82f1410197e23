import { tokenJaccard } from '#writing/engine/text-similarity.ts'
import { wordsIn } from '#writing/engine/word-matching.ts'
import { RULES_FOR_READERS } from '#writing/gate/outline-quality.ts'
import { CLAIM_RULES } from '#writing/gate/claim-rules.ts'
import { type Claim, claimFinder } from '#writing/gate/find-claims.ts'
import { TRADES, tradeName } from '#writing/knowledge/trades.ts'
import { textsOf } from '#writing/packs/angle-texts.ts'
import type { Angle, Pack } from '#writing/packs/pack-schema.ts'
import { withoutShared } from '#writing/engine/shared-parts.ts'
import { isOnlyASlot, withoutSlots } from '#writing/packs/slots.ts'
import { allowedWords } from './allowed-words.ts'
import { type Checked, eachText, marksOf } from './check-context.ts'
import { checkWords, phrasesIn } from './check-words.ts'
import { stressFaults } from './compiled-faults.ts'
import { firstPerson } from './first-person.ts'
import { harmlessTexts } from './harmless-texts.ts'
import { isQuestion, sentencesOf } from './sentences.ts'
import { bare, telling } from './telling-words.ts'

/** The largest share of telling words that titles and subject lines of one angle may have in common. */
const ALIKE_IN_ANGLE = 0.6

export function checkAngles(checked: Checked): void {
  for (const angle of checked.compiled.pack.angles) {
    checkPremise(angle, checked)
    checkVariants(angle, checked)
    checkMarks(angle, checked)
    checkCounts(angle, checked)
    checkAnswers(angle, checked)
  }
  checkFrequency(checked)
  checkFirstPerson(checked)
  checkClaims(checked)
  eachText(checked, ({ text }, _angle, complain) => {
    for (const fault of stressFaults(text, checked.compiled.pack.language)) complain(fault)
  })
}

function checkPremise(angle: Angle, { compiled, report }: Checked): void {
  const { language } = compiled.pack
  const count = sentencesOf(angle.premise, language).length
  if (count !== 2) report(compiled.lineOf(angle.id, 'p'), 'p', `The premise has two sentences; this has ${count}.`)
  const why = sentencesOf(angle.why, language).length
  if (why > 2) report(compiled.lineOf(angle.id, 'y'), 'y', `The reason has one or two sentences; this has ${why}.`)
}

function checkVariants(angle: Angle, { compiled, report }: Checked): void {
  const print = telling(compiled.pack.language)
  for (const [field, texts] of [['t', angle.titles] as const, ['s', angle.subjects] as const]) {
    for (const [index, text] of texts.entries()) {
      for (const other of texts.slice(index + 1)) {
        if (isOnlyASlot(text) || isOnlyASlot(other)) continue
        const [one, another] = withoutShared(text, other).map(print)
        if (bare(text) !== bare(other) && tokenJaccard(one!, another!) < ALIKE_IN_ANGLE) continue
        report(compiled.lineOf(angle.id, field), field, `These two are too much alike: "${text}" and "${other}".`)
      }
    }
  }
  const titles = new Set(angle.titles.map(bare))
  for (const subject of angle.subjects) {
    if (isOnlyASlot(subject) || !titles.has(bare(subject))) continue
    report(compiled.lineOf(angle.id, 's'), 's', `"${subject}" repeats a title.`)
  }
}

function checkMarks(angle: Angle, { compiled, report }: Checked): void {
  const lines = angle.beats.map((beat, index) => ({ ...beat, field: `b${index + 1}` }))
  if (angle.lead !== null) lines.push({ ...angle.lead, field: 'l' })
  for (const { claim, ask, field } of lines) {
    const line = compiled.lineOf(angle.id, field)
    if (claim === 'check' && ask === null) report(line, field, '"!check" needs a question, such as ?q-callback.')
    if (claim === 'source' && !compiled.commentOf(angle.id, field)) {
      report(line, field, '"!source" needs a comment above the line that names the source.')
    }
  }
}

/** “Three questions” needs three lines. */
function checkCounts(angle: Angle, { compiled, report }: Checked): void {
  const { numbers, countable } = checkWords(compiled.pack.language)
  for (const [field, text] of [...angle.titles.map((title) => ['t', title] as const), ['h', angle.headline] as const]) {
    const words = wordsIn(text)
    for (const [at, word] of words.entries()) {
      const promised = numbers[word] ?? (/^[2-9]$/.test(word) ? Number(word) : undefined)
      if (promised === undefined || !words.slice(at + 1, at + 3).some((each) => countable.includes(each))) continue
      const held = angle.beats.length
      // A fourth line may close the list, and one line may name two things.
      const fits = promised === held || promised === held - 1 || promised === 2
      const message = `"${text}" promises ${promised}, and ${held} lines follow.`
      if (!fits) report(compiled.lineOf(angle.id, field), field, message)
    }
  }
}

/** An answer has as many sentences as its owner wrote. */
function checkAnswers(angle: Angle, { compiled, report }: Checked): void {
  const { language, layer } = compiled.pack
  if (layer === 'brand' || !angle.beats.some(({ line }) => line.includes(ANSWER))) return
  const { answerLengths, invitations } = checkWords(language)
  for (const { field, text } of textsOf(angle)) {
    const complain = (message: string) => report(compiled.lineOf(angle.id, field), field, message)
    const before = text.split(ANSWER)[0]!.trim()
    if (text.includes(ANSWER) && !/(?:^|[.?!])$/u.test(before)) {
      complain('An answer is in whole sentences: end the words before it with a period, or write none.')
    }
    if (!FRAME.test(field)) continue
    const told = sentencesOf(text, language).filter((sentence) => phrasesIn(sentence, invitations).length === 0)
    const [length] = told.flatMap((sentence) => phrasesIn(sentence, answerLengths))
    if (length !== undefined) complain(`"${length}" says how long the answer is, and no one knows that.`)
  }
}

const ANSWER = '{a.'
/** The texts around the lines, which promise what is in them. */
const FRAME = /^[tpsrhc]/u

/** A number, “most” or “often” is a claim that a person must confirm. */
function checkFrequency(checked: Checked): void {
  const { language } = checked.compiled.pack
  const { frequency } = checkWords(language)
  eachText(checked, ({ field, text }, angle, complain) => {
    const { claim, ask } = marksOf(angle, field)
    if (claim === 'common' || claim === 'source' || ask !== null) return
    const told = sentencesOf(text, language).filter((sentence) => !isQuestion(sentence))
    const isLine = /^[bl]/.test(field)
    for (const sentence of told) {
      const [said] = phrasesIn(sentence, frequency)
      const digit = isLine ? /\d+/.exec(sentence.replaceAll(/\{[^}]*\}/g, ''))?.[0] : undefined
      const word = said ?? digit
      if (word === undefined) continue
      if (isLine) complain(`"${word}" states a fact: mark the line !common, !source or with a question.`)
      else complain(`"${word}" states a fact. Is it true for every reader?`, 'note')
    }
  })
}

function checkFirstPerson(checked: Checked): void {
  const { language, layer } = checked.compiled.pack
  if (layer === 'brand') return
  eachText(checked, ({ field, text }, angle, complain) => {
    if (field === 'p' || field === 'y' || field === 'v') return
    const { ask } = marksOf(angle, field)
    const said = ask === null ? firstPerson(text, language) : null
    if (said === null) return
    const asks = angle.beats.some((beat) => beat.ask !== null) || angle.needs.some(({ type }) => type === 'answer')
    if (/^[bl]/.test(field)) complain(`"${said}" speaks for the brand: add a question (?q-…), or invite to reply.`)
    else if (!asks) complain(`"${said}" speaks for the brand, and no line of this angle asks the brand.`)
  })
}

/** A claim needs a user's confirmation or an editor's approval. */
function checkClaims(checked: Checked): void {
  const { compiled } = checked
  const { language } = compiled.pack
  const find = claimsIn(compiled.pack)
  const harmless = harmlessTexts(language)
  eachText(checked, ({ field, text }, angle, complain) => {
    const { claim, ask } = marksOf(angle, field)
    if (ask !== null || claim === 'source' || harmless.has(text)) return
    const allowed = allowedWords(compiled.commentOf(angle.id, field))
    for (const { rule, words } of find(text)) {
      if (DIRECTIONS.has(field) && RULES_FOR_READERS.has(rule)) continue
      const said = words.toLowerCase()
      if ([...allowed].some((word) => word !== '' && said.includes(word))) continue
      const isCautioned = angle.cautions.some((caution) => caution === (CLAIM_RULES[rule].domain ?? rule))
      const message = `"${words}" sounds like a claim (${rule}). Say it otherwise, or write "# allow ${said.split(',')[0]}" above the line when it is none.`
      complain(message, isCautioned ? 'note' : 'error')
    }
  })
}

/** Premise, reason and image direction are for the team. */
const DIRECTIONS = new Set(['p', 'y', 'v'])

function claimsIn({ language, id }: Pack): (text: string) => readonly Claim[] {
  const { find, isAboutAlcohol } = claimFinder(language)
  const trade = TRADES.find((each) => each.id === id)
  const sellsAlcohol = trade !== undefined && isAboutAlcohol(tradeName(trade, 'en'))
  return (text) => find(withoutSlots(text), sellsAlcohol)
}
