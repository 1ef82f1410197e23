import type { OutlineSection } from '#server/ai/writers.ts'
import { wordsIn } from '#server/quality/outline-texts.ts'
import type { OutlineMaterial } from './outline-material.ts'
import type { PhrasePicker } from './phrase-choice.ts'
import type { FactKind, SectionKind } from './section-kinds.ts'
import { SECTION_RULES } from './section-rules.ts'

interface DraftedSection {
  kind: SectionKind
  section: string
  visual: string
  direction: string
  fact: string | null
  length: string
  button: string | null
}

// The gate allows 250 words of directions for a plain-text mail.
const MOST_TEXT_WORDS = 235

/** The blocks of the mail, top to bottom. A block without a sayable direction is left out. */
export function outlineSections(material: OutlineMaterial, pick: PhrasePicker): OutlineSection[] {
  const designed = material.request.type === 'design-based'
  const kinds = designed ? material.plan.design : material.plan.text
  const facts = factsForMail(material, pick)
  const drafts = kinds.flatMap((kind, index) => draftOf(kind, index, kinds.length, material, pick, facts))
  if (!designed) shorten(drafts)
  return drafts.map((draft) => ({ section: draft.section, visual: draft.visual, copy: copyOf(draft) }))
}

function draftOf(
  kind: SectionKind,
  index: number,
  count: number,
  { bank, request, maySay, slots }: OutlineMaterial,
  pick: PhrasePicker,
  facts: (kind: SectionKind, written: string) => string | null,
): DraftedSection[] {
  const phrases = bank.sections[kind]
  const designed = request.type === 'design-based'
  const plain = kind === 'signOff' ? [bank.signatureVisual] : index === 0 ? bank.plainVisuals : [bank.plainRest]
  const section = pick(`${kind} name`, [phrases.name])
  const visual = pick(designed ? `${kind} visual` : 'plain visual', designed ? phrases.visuals : plain)
  const direction = pick(`${kind} copy`, phrases.copies)
  const length = pick(`${kind} length`, [bank.lengths[SECTION_RULES[kind].length]])
  if (section === null || visual === null || direction === null) return []
  const carriesButton = designed && (index === 0 || index === count - 1) && slots['cta'] !== undefined
  const button =
    carriesButton && !direction.includes(`“${slots['cta']}”`) ? pick(`${kind} button`, [bank.button]) : null
  return [
    {
      kind,
      section,
      visual,
      direction,
      fact: facts(kind, `${visual} ${direction}`),
      length: length !== null && maySay(length) ? length : '',
      button,
    },
  ]
}

// Blocks that can take up any problem, doubt or moment of the readers. The others need one that belongs to the idea.
const OPEN_TO_ANY: Partial<Record<FactKind, ReadonlySet<SectionKind>>> = {
  pain: new Set(['whyMade', 'customerStory', 'notYet', 'turningPoint', 'exampleQuestions', 'whyAsk']),
  objection: new Set(['doubt', 'faq', 'policy', 'comparisonTable', 'moreVoices', 'whyAsk', 'limits']),
  trigger: new Set(['productGrid', 'pickByNeed', 'usageTime', 'editorNote', 'heroReminder']),
}

/** Hands out each fact of the profile once, to the first block that can use it. */
function factsForMail(
  { bank, slots, close }: OutlineMaterial,
  pick: PhrasePicker,
): (kind: SectionKind, written: string) => string | null {
  const told = new Set<FactKind>()
  const slotOf = (fact: FactKind) => (fact === 'idea' ? 'description' : fact)
  return (kind, written) => {
    for (const fact of SECTION_RULES[kind].facts) {
      const value = slots[slotOf(fact)]
      if (value === undefined || told.has(fact) || written.includes(value)) continue
      const openTo = OPEN_TO_ANY[fact]
      if (openTo !== undefined && !close.has(fact) && !openTo.has(kind)) continue
      const sentence = pick(`${kind} fact ${fact}`, bank.facts[fact])
      if (sentence === null) continue
      told.add(fact)
      return sentence
    }
    return null
  }
}

/** A brief for a short mail must not be longer than the mail: the lengths go first, then the facts from the end. */
function shorten(drafts: DraftedSection[]): void {
  const words = () => drafts.reduce((sum, draft) => sum + wordsIn(copyOf(draft)), 0)
  for (const draft of drafts.toReversed()) if (words() > MOST_TEXT_WORDS) draft.length = ''
  for (const draft of drafts.toReversed()) if (words() > MOST_TEXT_WORDS) draft.fact = null
}

function copyOf({ direction, fact, length, button }: DraftedSection): string {
  return [direction, fact, length, button].filter((part) => part !== null && part !== '').join(' ')
}
