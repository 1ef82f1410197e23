import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { compilePack } from '#writing/packs/compile-pack.ts'
import type { Angle } from '#writing/packs/pack-schema.ts'
import { SMALL_PACK, SMALL_FILE } from '#writing/packs/pack-texts.fixtures.ts'
import { checkAngles } from './angle-checks.ts'
import { checkedPack } from './check-context.ts'
import { checkPacks } from './check-packs.ts'
import { firstPerson } from './first-person.ts'
import { checkNeverSay } from './never-say.ts'
import { sentencesOf } from './sentences.ts'
import { checkSpelling } from './spelling.ts'

const file = { ...SMALL_FILE, text: SMALL_PACK }

/** The errors of the small pack with one changed text. */
async function errorsWith(from: string, to: string): Promise<string[]> {
  expect(SMALL_PACK).toContain(from)
  const problems = await checkPacks([{ ...file, text: SMALL_PACK.replace(from, to) }], true)
  return problems.filter(({ severity }) => severity === 'error').map(({ field, message }) => `${field}: ${message}`)
}

test('a correct unfinished pack has notes and no errors', async () => {
  const problems = await checkPacks([file], true)
  expect(problems.length).toBeGreaterThan(5)
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
})

test.each([
  ['. The email gives', ', and the email gives', 'p: The premise has two sentences; this has 1.'],
  [
    'What is behind the front row?',
    'Take the top shelf down first!',
    's: "Take the top shelf down first!" repeats a title.',
  ],
  ['What is behind the front row?', 'Expired before it was opened', 's: These two are too much alike'],
  ['Take the top shelf down first |', 'Three steps before lunch today |', ''],
  [
    'h Start with the shelf nobody looks at',
    'h Six steps to a clean shelf',
    'h: "Six steps to a clean shelf" promises 6, and 3 lines',
  ],
  ['first. Old', 'first. Most old', ''],
  ['your next order, corrected.', 'usually your next order.', 'b2: "usually" states a fact'],
  ['your next order, corrected.', 'your next order, 12 lines long.', 'b2: "12" states a fact'],
  ['your next order, corrected.', 'your next order, often corrected?', ''],
  [' !check ?q-callback', '', 'b3: "we" speaks for the brand'],
  [' !check ?q-callback', ' !check', 'b3: "!check" needs a question'],
  ['a stool. !common', 'a stool. !source', 'b1: "!source" needs a comment'],
  ['r Top shelf, back row', 'r Guaranteed: top shelf, back row', 'r: "Guaranteed" sounds like a claim (guarantee)'],
  ['r Top shelf, back row', '# allow guaranteed\nr Guaranteed: top shelf, back row', ''],
  ['We take it off your list.', 'Our rule: {a.q-callback}', 'b3: An answer is in whole sentences'],
  ['b If a box expired twice in a row, ask who still uses it. We take it off your list.', 'b {a.q-callback}', ''],
  ['r Top shelf, back row', 'r Top shefl, back row', 'r: "shefl" isn\'t in the dictionary'],
  ['first: {p.the}', 'first: the {p.the}', 'l: {p.the} can\'t follow "the"'],
  ['tag repair', 'subject goods.tape | tape\ntag repair', 'subject: No angle is about goods.tape'],
  ['tag repair', 'subject goods.shelf | shelf\ntag repair', ''],
  ['format:text', 'format:text | sells:goods.shelf', '=: The subject "goods.shelf" isn\'t declared in this file.'],
  ['halloween, valentines', 'helloween', 'occasion: There is no occasion called "helloween"'],
])('with "%s" as "%s": %s', async (from, to, message) => {
  const errors = await errorsWith(from, to)
  if (message === '') expect(errors).toEqual([])
  else expect(errors.join('\n')).toContain(message)
})

test('no text says how long an answer is, and a reader may write one sentence', async () => {
  const answered = SMALL_PACK.replace('We take it off your list.', '{a.q-callback}')
  const said = async (preview: string) =>
    (await checkPacks([{ ...file, text: answered.replace(/^r .*$/mu, `r ${preview}`) }], true))
      .filter(({ field, severity }) => field === 'r' && severity === 'error')
      .map(({ message }) => message)
  expect(await said('Who answers you, told in one sentence.')).toEqual([
    '"in one sentence" says how long the answer is, and no one knows that.',
  ])
  expect(await said('Reply in one sentence about your last order.')).toEqual([])
})

test('a finished pack keeps the quotas', async () => {
  const said = (await checkPacks([file], false))
    .filter(({ severity }) => severity === 'error')
    .map(({ message }) => message)
    .join('\n')
  expect(said).toContain('The pack has 1 angles. It needs at least 22.')
  expect(said).toContain('The pack has 1 themes. Write 4 to 6.')
  expect(said).toContain('"stock" has 1 angles. It needs at least 3.')
  expect(said).toContain('0% of the angles prove. It should be 16% to 34%.')
  expect(said).toContain('Month 2 has 0 of two theses.')
  expect(said).toContain('"expired-stock" stands twice in this spine.')
  expect(said).toContain('The pack needs a series with 6 episodes.')
  expect(said).toContain('33% of the lines have a question. At most 25%.')
})

test('a word of one trade is a note in a family pack, and an error in many angles', async () => {
  const angle = SMALL_PACK.slice(SMALL_PACK.indexOf('= expired'), SMALL_PACK.indexOf('@ 1.a'))
  const withCoffee = (count: number, line = 'v One coffee shelf') =>
    Array.from({ length: count }, (_, at) =>
      angle.replace('expired-stock', `shelf-${'abc'.charAt(at)}`).replace('v One shelf', line),
    ).join('\n')
  const severities = async (text: string, place = {}) =>
    (await checkPacks([{ ...file, ...place, text: SMALL_PACK.replace('@ 1.a', `${text}\n@ 1.a`) }], true))
      .filter(({ message }) => message.includes('"coffee" belongs to one trade'))
      .map(({ severity }) => severity)
  expect(await severities(withCoffee(2))).toEqual(['note', 'note'])
  expect(await severities(withCoffee(3))).toEqual(['error', 'error', 'error'])
  expect(await severities(withCoffee(3, '# allow coffee\nv One coffee shelf'))).toEqual([])
  expect(await severities(withCoffee(3), { layer: 'trade', id: 'bakery' })).toEqual([])
})

test('titles and subject lines of two packs of a language differ', async () => {
  const trade = { ...file, layer: 'trade', id: 'bakery', file: 'src/writing/packs/en/trade/bakery.txt' } as const
  const text = SMALL_PACK.replaceAll('expired-stock', 'another-shelf')
  const said = (await checkPacks([file, { ...trade, text }], true)).map(
    (problem) => `${problem.file} ${problem.message}`,
  )
  expect(said).toContainEqual(
    expect.stringMatching(/bakery.*"Take the top shelf down first" is much like .* of .*b2b-supply/),
  )
  expect(said).toContainEqual(expect.stringMatching(/bakery.*"Your next order starts in the trash" stands also/))
  expect(said).toContainEqual(expect.stringMatching(/bakery.*"Start with the shelf nobody looks at" stands also/))
  const own = await checkPacks([file, { ...trade, text: '# nothing yet' }], true)
  expect(own.filter(({ message }) => /much like|stands also/.test(message))).toEqual([])
})

test('a word that a brand never says needs a spare variant', () => {
  const hits = (phrase: string) => {
    const checked = checkedPack(SMALL_FILE.file, compilePack(SMALL_PACK, SMALL_FILE))
    const find = (text: string) => (text.toLowerCase().includes(phrase) ? phrase : null)
    checkNeverSay(checked, [{ name: 'Tannholt', find }])
    return checked.problems.map(({ field, severity }) => `${field} ${severity}`)
  }
  expect(hits('cabinet')).toEqual(['t note'])
  expect(hits('routine')).toEqual(['p error', 'y error'])
  expect(hits('nothing')).toEqual([])
})

test.each<[Language, string, number]>([
  ['en', 'At 8 a.m. the shelf is full. The email, e.g. on a Monday, says so.', 2],
  ['en', 'Who asked "Is it late?" yesterday? Nobody.', 2],
  ['de', 'Am 31. Dezember ist, z. B. im Lager, viel zu tun. Die E-Mail hilft.', 2],
  ['fr', 'Le rayon, p. ex. celui du haut, est plein\u00A0! La lettre le vide.', 2],
  ['es', '¿Quién lo abrió? El Sr. Vega lo sabe.', 2],
  ['it', 'Lo scaffale, ecc. La mail parla di uno solo.', 1],
])('in %s, "%s" has %i sentences', (language, text, count) => {
  expect(sentencesOf(text, language)).toHaveLength(count)
})

test.each<[Language, string, string | null]>([
  ['en', 'We reply by Friday.', 'we'],
  ['en', 'Reply and we will look.', 'we'],
  ['en', 'Our shelf is full.', 'our'],
  ['en', 'Reply and tell us.', null],
  ['de', 'Wir fragen nach.', 'wir'],
  ['de', 'Unsere Regale sind voll.', 'unsere'],
  ['de', 'Antworten Sie und sagen Sie es uns.', null],
  ['fr', 'Nous vérifions tout.', 'nous'],
  ['fr', 'Répondez et nous regardons.', 'nous'],
  ['fr', 'Quand faut-il nous écrire\u00A0?', null],
  ['es', 'Lo revisamos el viernes.', 'revisamos'],
  ['es', 'Cada viernes compramos pan.', 'compramos'],
  ['es', 'Lo miraremos juntos.', 'miraremos'],
  ['es', 'Los próximos ramos, en kilogramos.', null],
  ['es', 'Escríbenos los últimos tres.', null],
  ['it', 'Lo controlliamo venerdì.', 'controlliamo'],
  ['it', 'Si chiama scaffale. Scrivici.', null],
])('in %s, "%s" speaks as %s', (language, text, said) => {
  expect(firstPerson(text, language)).toBe(said)
})

const CLAIMS: [Language, string, string][] = [
  ['en', 'Healing in three days', 'health'],
  ['en', 'The lowest price in town', 'price-claim'],
  ['en', 'Only a few left on the shelf', 'scarcity'],
  ['en', 'Delivered within two days', 'delivery'],
  ['de', 'Hilft gegen müde Augen', 'health'],
  ['de', 'Klinisch geprüft', 'clinical'],
  ['de', 'Umweltfreundlicher als früher', 'eco'],
  ['de', 'Solange der Vorrat reicht', 'scarcity'],
  ['fr', 'Une crème qui soulage', 'health'],
  ['fr', 'Satisfait ou remboursé', 'guarantee'],
  ['fr', 'Livraison en 24 heures', 'delivery'],
  ['es', 'Alivia la espalda', 'health'],
  ['es', 'Sin efectos secundarios', 'health'],
  ['es', 'Últimas unidades', 'scarcity'],
  ['it', 'Allevia la schiena', 'health'],
  ['it', 'Biodegradabile e leggero', 'eco'],
  ['it', 'Il miglior prezzo', 'price-claim'],
]

test.each(CLAIMS)('in %s, "%s" is a claim (%s)', (language, text, kind) => {
  expect(kindsOf(language, text)).toContain(kind)
})

test.each<[Language, string]>([
  ['en', 'Take a healthy amount of shelf and an obvious price tag'],
  ['de', 'Heilbronn liegt am Neckar, die Kurse gehen bis Freitag'],
  ['fr', 'Le garage est garni, la promenade est belle'],
  ['es', 'Sanabria y el garaje, con el estudio al fondo'],
  ['it', 'La guardia, lo studio e il prezzo sul cartellino'],
])('in %s, "%s" claims nothing', (language, text) => {
  expect(kindsOf(language, text)).toEqual([])
})

/** The kinds of claims that the checker reports for a title. */
function kindsOf(language: Language, text: string): string[] {
  const { pack } = compilePack(SMALL_PACK, SMALL_FILE)
  const compiled = {
    ...compilePack('', SMALL_FILE),
    pack: { ...pack, language, angles: [silent(pack.angles[0]!, text)] },
  }
  const checked = checkedPack('a.txt', compiled)
  checkAngles(checked)
  return checked.problems.flatMap(({ message }) => /sounds like a claim \((.*?)\)/.exec(message)?.[1] ?? [])
}

const silent = (angle: Angle, title: string): Angle => ({
  ...angle,
  titles: [title],
  premise: '',
  why: '',
  show: '',
  subjects: [],
  preview: '',
  headline: '',
  beats: [],
  lead: null,
  button: '',
})

test.each<[Language, string, string[]]>([
  ['en', 'The pinboard has a colr.', ['colr']],
  ['de', 'Die Vorratskiste am Frühstückstisch, das Probierpaket, wer abrät, und der Kuhcen', ['Kuhcen']],
  ['fr', 'L’étagère d’aujourd’hui, et un rayn', ['rayn']],
  ['es', 'Pruébalo y cuéntanos qué estanteria', ['estanteria']],
  ['it', 'Raccontaci dell’armadio e dello scafale', ['scafale']],
])('in %s, the wrong words of "%s" are %j', async (language, text, wrong) => {
  const { pack } = compilePack(SMALL_PACK, SMALL_FILE)
  const compiled = {
    ...compilePack('', SMALL_FILE),
    pack: { ...pack, language, angles: [silent(pack.angles[0]!, text)] },
  }
  const checked = checkedPack('a.txt', compiled)
  await checkSpelling(checked)
  expect(checked.problems.map(({ message }) => /"(.*?)"/.exec(message)?.[1])).toEqual(wrong)
})
