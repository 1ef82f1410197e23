import { expect, test } from 'vitest'
import { comingDaysIn } from './days-of-story.ts'
import { readDate } from './read-dates.ts'

test.each([
  ['en', 'It comes out November 10. Last year that was December 19.', ['11-10'], [null]],
  ['en', 'In 2023 we shipped on December 20, so now the cutoff is December 9.', ['12-09'], [null]],
  ['it', 'Nel 2023 abbiamo spedito 40 pacchi il 20 dicembre.', ['12-20'], [2023]],
  ['de', 'Katalog 2027 geht am 14. Januar in die Post.', ['01-14'], [null]],
] as const)('in %s, the days that come: %s', (language, text, days, years) => {
  const found = comingDaysIn(text, language)
  expect([found.map(({ from }) => from), found.map(({ year }) => year)]).toEqual([days, years])
})

test.each([
  ['en', 'The winter blend is back in the shop on Tuesday November 10.', 'opening', '11-10'],
  ['de', 'Messer, die bis zum 9. Dezember bei uns ankommen, sind vor Heiligabend zurück.', 'deadline', '12-09'],
  ['fr', "Retrait à la cave jusqu'au mercredi 23 décembre, 18 h.", 'deadline', '12-23'],
  ['es', 'El catálogo sale el 14 de enero y desde ese día se puede reservar.', 'opening', '01-14'],
] as const)('what a day is for (%s): %s', (language, text, what, from) => {
  expect(readDate(text, language)).toMatchObject({ what, days: { from } })
})
