import type { SlotValues } from './fill-phrase.ts'
import type { MonthOccasion } from './month-occasions.ts'
import { leastUsed, type MonthState } from './month-state.ts'
import type { Slot } from './phrase-bank.ts'
import type { PlanContext } from './plan-context.ts'
import { productsFitting } from './quote-fit.ts'
import type { TopicPlan } from './topic-plan.ts'

// So many tries with the words of the trade before the general ones.
const TRADE_WORDS_FIRST = 3

/** A value for each slot; `known` holds those a text already has. */
export function valuesFor(
  state: MonthState,
  plan: TopicPlan,
  slots: readonly Slot[],
  occasion: MonthOccasion | null,
  attempt: number,
  products: readonly string[],
  known: SlotValues = {},
): SlotValues {
  const { context } = state
  const { bank, words, request } = context
  const values: SlotValues = {}
  const season = bank.seasons[context.season]
  const month = bank.months[request.month - 1]!
  for (const slot of inOrder(slots)) {
    switch (slot) {
      case 'brand':
        values.brand = words.name
        break
      case 'product':
        set(
          values,
          slot,
          plan.product !== undefined && attempt < 5
            ? plan.product
            : leastUsed(state, 'product', productsFitting({ ...known, ...values }, products)),
        )
        break
      case 'other':
        set(
          values,
          slot,
          leastUsed(
            state,
            'product',
            words.products.filter((product) => product !== (values.product ?? plan.product)),
          ),
        )
        break
      case 'month':
        values.month = month
        break
      case 'season':
        values.season = season.name
        break
      case 'occasion':
        set(values, slot, occasion?.name)
        break
      case 'date':
        if (occasion && !occasion.approximate) values.date = dayInWords(context, occasion.date)
        break
      // Others of the topic's kind take turns, so that no single complaint fills a topic.
      case 'pain':
        set(values, slot, attempt === 0 ? shared(state, 'pain', plan.pains) : leastUsed(state, 'pain', plan.pains))
        break
      case 'trigger':
        set(
          values,
          slot,
          attempt === 0 ? shared(state, 'trigger', plan.triggers) : leastUsed(state, 'trigger', plan.triggers),
        )
        break
      case 'objection':
        set(
          values,
          slot,
          attempt === 0 ? shared(state, 'objection', plan.objections) : leastUsed(state, 'objection', plan.objections),
        )
        break
      case 'interest':
        set(values, slot, leastUsed(state, 'interest', words.interests))
        break
      case 'say':
        set(values, slot, leastUsed(state, 'say', words.say))
        break
      case 'task':
        set(values, slot, leastUsed(state, 'task', attempt < TRADE_WORDS_FIRST ? context.tasks : context.generalTasks))
        break
      case 'theme': {
        const theme = leastUsed(state, 'theme', attempt < TRADE_WORDS_FIRST ? context.themes : context.generalThemes)
        set(
          values,
          slot,
          theme === undefined || bank.language === 'de' ? theme : theme.charAt(0).toLowerCase() + theme.slice(1),
        )
        break
      }
      case 'moment':
        set(values, slot, leastUsed(state, 'moment', bank.moments))
        break
      case 'seasonMoment':
        set(values, slot, leastUsed(state, 'moment', season.moments))
        break
      case 'person':
        // Not every product is a present for a teacher: with a product, only receivers of any kind of present.
        set(
          values,
          slot,
          leastUsed(state, 'person', slots.includes('product') ? bank.persons.ofAnything : bank.persons.ofIdeas),
        )
        break
      case 'offer':
        values.offer = bank.offerMarker
        break
      case 'dateMarker':
        values.dateMarker = bank.dateMarker
        break
      // Filled where they are known: a topic's title, a description.
      case 'winner':
      case 'segment':
        break
    }
  }
  return values
}

// What a customer says is chosen first, then the product it is about, then what must differ from that.
const LATER: readonly Slot[] = ['product', 'other']

function inOrder(slots: readonly Slot[]): Slot[] {
  return slots.toSorted((left, right) => LATER.indexOf(left) - LATER.indexOf(right))
}

/** The lead of a topic about every second time, else the item used least. */
function shared(state: MonthState, kind: string, items: readonly string[]): string | undefined {
  return state.random.unit() < 0.5 ? items[0] : leastUsed(state, kind, items)
}

function set(values: SlotValues, slot: Slot, value: string | undefined): void {
  if (value !== undefined) values[slot] = value
}

export function dayInWords(context: PlanContext, date: string): string {
  const { bank, request } = context
  const { day, month } = Temporal.PlainDate.from(date)
  return bank.date(day, bank.months[month - 1]!, request.brand.country)
}
