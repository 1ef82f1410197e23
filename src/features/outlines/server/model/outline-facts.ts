import { liftInWords } from '#features/models/server/prompt-values.ts'
import type { Fence } from '#features/models/server/fenced-data.ts'
import type { OutlineRequest } from '#writing/requests/outline-request.ts'
import { archetypeById, archetypes, isArchetypeId } from '#writing/knowledge/archetypes.ts'
import { ruleInWords } from '#shared/rule-words.ts'
import { bindingNotes, offersInSeason } from '#writing/gate/brand-rules.ts'
import { fillInMarkers } from '#writing/gate/fill-in-markers.ts'
import { monthTitle } from '#shared/calendar-dates.ts'
import type { StrategyMode } from '#shared/strategy.ts'

const MODES: Record<StrategyMode, string> = {
  balanced: 'The month is an even mix.',
  'promotion-push': 'The month is to sell: come to the product sooner. No offer the brand has not stated.',
  'story-led': 'The month is to tell: people, making and use come first, the product follows from them.',
}

const MOST_SUBJECTS = 60

function closedOffers({ brand, idea }: OutlineRequest): string[] {
  const inSeason = offersInSeason(brand, idea.month)
  return brand.facts.offers.filter((offer) => !inSeason.includes(offer)).map(({ name }) => name)
}

export function outlineFacts(request: OutlineRequest, fence: Fence): string {
  const { brand, idea, type, history, strategy } = request
  const { meta } = idea
  const data = (name: string, text: string | undefined) => fence.wrap(name, text ?? '')
  const kind = meta !== null && isArchetypeId(meta.archetype) ? archetypeById(meta.archetype) : null
  const markers = fillInMarkers(brand.language)
  const past = (history?.topPerformers ?? []).map(
    ({ name, subject, liftPct }) =>
      `${name}${subject === null ? '' : ` | subject: ${subject}`} | ${liftInWords(liftPct)}`,
  )
  const lines: [string, string][] = [
    ['The idea belongs to the topic', data('topic', idea.mainTopicTitle)],
    ['What it is about', data('idea', idea.description)],
    ['Month', monthTitle({ year: idea.year, month: idea.month })],
    [
      'When',
      meta?.anchor.type === 'date'
        ? data('moment', `${meta.anchor.name ?? ''} ${meta.anchor.from ?? ''} to ${meta.anchor.to ?? ''}`)
        : '',
    ],
    ['Readers', data('readers', meta?.segment)],
    ['Products', data('products', meta?.products.join(', '))],
    ['Doubt it answers', data('objection', meta?.objection)],
    ['Problem it speaks to', data('painPoint', meta?.painPoint)],
    ['Occasion to buy', data('trigger', meta?.trigger)],
    [
      'Kind of campaign',
      kind === null ? '' : `${kind.name}: ${kind.goal}. Usual sections: ${kind.sections.join(' > ')}`,
    ],
    ['Did well before', data('history', past.join('\n'))],
    ['How the month leans', MODES[strategy.mode]],
    ["The brand's wishes for the month", data('wishes', strategy.notes)],
    [
      'Rules that bind. A text that breaks one is refused',
      data('rules', brand.facts.rules.map(ruleInWords).join('\n')),
    ],
    ['Not to be offered in this month', data('closed', closedOffers(request).join(', '))],
    [
      'Subject lines of other emails of the brand, the nearest first. None may come again',
      data('usedSubjects', (request.usedSubjects ?? []).slice(0, MOST_SUBJECTS).join('\n')),
    ],
  ]
  const notes = bindingNotes(brand.facts)
  return [
    lines.flatMap(([label, text]) => (text === '' ? [] : [`${label}: ${text}`])).join('\n'),
    `What the outline has to keep to
- 5 subject lines of at most 60 characters and 9 words, at most one emoji, from at least two different angles.
- A preview text of 40 to 110 characters. Inboxes show it after the subject line, so it adds something and repeats none of the lines.
- One call to action of at most 5 words, beginning with a verb.
- ${type === 'design-based' ? '4 to 7 sections, each with a visual and a copy direction of at least 20 characters; at least 3 image directions.' : '3 to 5 sections whose copy is 60 to 250 words in all; at most one image direction.'}
- The copy of each section begins with one finished line that a copywriter can keep. It states what everybody knows or what a fact says, and facts holds the ids of these facts. What only the brand can confirm ends with ${markers.fact}.
- Short sentences and everyday words.
- template is one of: ${archetypes.map(({ name }) => name).join('; ')}.
- What the brand has yet to supply is written as ${markers.offer}, ${markers.quote}, ${markers.date} or ${markers.link}.
- ${brand.website === null ? 'links is empty: the brand has no website.' : 'links holds addresses on the website of the brand only, or none.'}${notes.length === 0 ? '' : `\n- The whole email keeps to these notes, and assetNotes repeats each of them word for word: ${data('compliance', notes.join('\n'))}`}`,
  ].join('\n\n')
}
