import { expect, test } from 'vitest'
import { inferArchetype } from './infer-archetype.ts'
import type { ArchetypeId } from '#server/marketing-knowledge/archetypes.ts'

const TITLES: ReadonlyArray<readonly [string, ArchetypeId]> = [
  ['Rather skip Mother’s Day mails?', 'preference'],
  ['Do you still want to hear from us?', 'sunset'],
  ['Last chance: the spring offer', 'lastchance'],
  ['Flash weekend', 'flash'],
  ['Gifts under the tree', 'giftguide'],
  ['The Cold-Nose Coat is back', 'restock'],
  ['It has been a while', 'winback'],
  ['Running low on coffee', 'replenish'],
  ['Early access for regulars', 'vip'],
  ['Our favourites in May', 'bestsellers'],
  ['How to clean a grinder', 'howto'],
  ['Three steps to a better cup', 'howto'],
  ['Espresso or filter?', 'comparison'],
  ['Behind the scenes at the roastery', 'bts'],
  ['Is it worth the price?', 'objection'],
  ['Happy New Year', 'greeting'],
  ['Black Friday 2026', 'sale'],
  ['Geschenke zum Vatertag', 'giftguide'],
  ['Wieder da: Hofblend', 'restock'],
  ['Zwei Minuten für eine Umfrage', 'survey'],
  ['So gelingt Cold Brew zu Hause', 'howto'],
  ['Unsere Geschichte', 'story'],
  ['Zu teuer für jeden Tag?', 'objection'],
  ['Regalos para mamá', 'giftguide'],
  ['Última oportunidad', 'lastchance'],
  ['Cómo hidratar la piel en invierno', 'howto'],
  ['Nuestra historia', 'story'],
  ['Rebajas de enero', 'sale'],
  ['Idées cadeaux pour Noël', 'giftguide'],
  ['De retour : la Robe Écume', 'restock'],
  ['Les coulisses de l’atelier', 'bts'],
  ['Chemise ou veste ?', 'comparison'],
  ['Idee regalo per la nonna', 'giftguide'],
  ['Come conservare l’olio', 'howto'],
  ['Dietro le quinte del frantoio', 'bts'],
  ['È passato un po’ di tempo', 'winback'],
]

test.each(TITLES)('%s → %s', (title, archetype) => {
  expect(inferArchetype({ title, description: '' }, 'design-based', [])).toBe(archetype)
})

test('the description decides when the title gives nothing away', () => {
  const idea = { title: 'A quiet Sunday', description: 'How to make coffee without a scale' }
  expect(inferArchetype(idea, 'design-based', [])).toBe('howto')
})

test('without a sign: a close look at a named product, a selection, or a note', () => {
  const products = ['Ridge Harness', 'Packable Bowl', 'Trail Leash']
  const about = (title: string, type: 'design-based' | 'text-based', known: string[]) =>
    inferArchetype({ title, description: '' }, type, known)
  expect(about('Ridge Harness on snow', 'design-based', products)).toBe('ingredient')
  expect(about('Snow days', 'design-based', products)).toBe('roundup')
  expect(about('Snow days', 'text-based', products)).toBe('plainnote')
  expect(about('Snow days', 'design-based', [])).toBe('plainnote')
})
