import { seededRandom } from '#shared/seeded-random.ts'
import type { PlanRequest } from '#writing/requests/plan-request.ts'

const EXAMPLES: readonly { trade: string; of: string; title: string; premise: string }[] = [
  {
    trade: 'medical-dental',
    of: 'a supplier of dental practices',
    title: 'Count gloves by the day, not by the box',
    premise:
      'Shows the office manager how to turn one week of use into a reorder point on a sticky note. Ends with the two sizes that always run out first.',
  },
  {
    trade: 'language-school',
    of: 'a language school',
    title: 'The sentence you avoid in every meeting',
    premise:
      'Lets readers name the one thing they never dare to say and gives them three ways to say it. The course comes in as the place to practice it aloud.',
  },
  {
    trade: 'plants-garden',
    of: 'a nursery',
    title: 'What a box of perennials needs in its first hour',
    premise:
      'Walks through opening, watering and shade in the order in which it happens at the door. Says when not to plant at all that week.',
  },
  {
    trade: 'wine-spirits',
    of: 'a wine club',
    title: 'The bottle to open when nobody wants to talk about wine',
    premise:
      'Describes one weekday dinner and why this bottle stays out of the way of it. Tells whom it would disappoint.',
  },
  {
    trade: 'hearing-eyewear',
    of: 'a hearing aid studio',
    title: 'For the daughter who repeats every sentence twice',
    premise:
      'Speaks to the adult child, not to the wearer, and gives one question for the next Sunday lunch. The free check is the last line and nothing more.',
  },
  {
    trade: 'books',
    of: 'a used book shop',
    title: 'Three pencil notes we left in the margins',
    premise:
      'Shows three finds as they came in and says what a note does to a price. Readers see how condition is judged before they sell or buy.',
  },
]

const SHOWN = 2

/** Shows two examples from other trades. Each month shows different ones. */
export function exampleIdeas({ brand, year, month }: PlanRequest): string {
  const unlike = EXAMPLES.filter(({ trade }) => trade !== brand.facts.trade?.trade)
  return seededRandom(`examples ${brand.id} ${year}-${month}`)
    .shuffled(unlike)
    .slice(0, SHOWN)
    .map(({ of, title, premise }) => `For ${of}: "${title}". ${premise}`)
    .join('\n')
}
