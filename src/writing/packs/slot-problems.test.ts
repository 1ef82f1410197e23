import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { compilePack } from './compile-pack.ts'
import { SMALL_PACK, SMALL_FILE } from './pack-texts.fixtures.ts'
import { slotProblems } from './slot-problems.ts'

const { pack } = compilePack(SMALL_PACK, SMALL_FILE)
const angle = pack.angles[0]!

const about = (language: Language, line: string) =>
  slotProblems({ ...angle, lead: { ...angle.lead!, line } }, { ...pack, language }).map(({ message }) => message)

test.each<[Language, string]>([
  ['en', 'To compare them side by side: {p.the}.'],
  ['en', '{p.The}, on the table for a week.'],
  ['de', 'Und wenn die Musik zu laut ist: {p.nom}.'],
  ['de', 'Rechnen Sie einmal mit {p.dat}.'],
  ['en', 'What goes with {p.the} is a matter of taste.'],
  ['es', 'Con {p.el} se tarda menos.'],
  ['de', 'Wenn Sie {p.akk} haben, beginnen Sie damit.'],
  ['de', 'Ein Platz im Regal für {p.akk}.'],
  ['de', 'Erst messen. {p.Nom}, später.'],
  ['fr', 'À côté : {p.le}, pour comparer.'],
  ['fr', 'Commencez par la fin {p.du}.'],
  ['es', 'Al lado: {p.el}, para comparar.'],
  ['it', 'Accanto al piatto: {p.il}.'],
])('in %s, "%s" is fine', (language, line) => {
  expect(about(language, line)).toEqual([])
})

test.each<[Language, string, string]>([
  ['en', '{p.the} on the table.', 'begins a sentence'],
  ['en', 'Today: {p.The}.', 'for the beginning of a sentence'],
  ['en', 'Buy your {p.the} now.', 'can\'t follow "your"'],
  ['en', 'Take a {p} along.', 'can\'t follow "a"'],
  ['en', 'Why {p.the} is worth it.', 'would be the subject of "is"'],
  ['en', 'A repair before winter: {p.the}.', '"repair" stands just before the slot'],
  ['en', 'Try {p.le}.', 'is no slot'],
  ['de', 'Was {p.nom} kann.', 'would be the subject of "kann"'],
  ['de', 'Rechnen Sie mit {p.akk}.', '"mit" asks for {p.dat}'],
  ['de', 'Platz für {p.nom}.', '"für" asks for {p.akk}'],
  ['de', 'Nehmen Sie {p} mit.', 'no article and no case'],
  ['fr', 'Parlez de {p.le}.', '"de" and the article belong together'],
  ['fr', 'Parlez de {p.du}.', 'holds "de" already'],
  ['fr', "Parlez d'{p}.", "can't follow an elision"],
  ['fr', 'Besoin de {p} ?', 'can\'t follow "de"'],
  ['es', 'Habla de {p.el}.', '"de" and the article belong together'],
  ['it', 'Parla di {p.il}.', '"di" and the article belong together'],
])('in %s, "%s" is refused: %s', (language, line, message) => {
  expect(about(language, line).join('\n')).toContain(message)
})

test('slots have their places, and a title without one has to remain', () => {
  const messages = (changed: object) => slotProblems({ ...angle, ...changed }, pack).map(({ message }) => message)
  expect(messages({ why: 'It is about {brand}.' })).toEqual(['This line takes no slot.'])
  expect(messages({ preview: 'About {p.the}' })[0]).toContain('no offer is named')
  expect(messages({ headline: 'It is {a.q-callback}' })[0]).toContain('only in a "b" or "l" line')
  expect(messages({ titles: angle.titles.map((title) => `${title} {brand}`) })).toEqual([
    'At least one title has no slot.',
  ])
  expect(messages({ headline: 'An open {brand' })).toEqual(['A brace is opened and not closed.'])
})
