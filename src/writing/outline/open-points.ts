import type { WayToBuy } from '#shared/brand-sheet.ts'
import type { WordChooser } from '../engine/choose-words.ts'
import type { EmailPlan } from './email-plan.ts'
import type { Missing } from './missing-facts.ts'
import type { RulesOfEmail } from '../gate/rules-of-email.ts'
import type { Markers, OutlineDraft } from './outline-draft.ts'
import type { OutlineWords } from '../languages/outline-words.ts'

interface Listing {
  words: OutlineWords
  choose: WordChooser
  markers: Markers
  rules: RulesOfEmail
  /** Everything that someone has to confirm, supply or observe, in one list. A sentence where there is nothing. */
  address: string | null
  /** What people would have to ask. */
  missing: readonly Missing[]
  /** What has a new price that isn't known. */
  unpriced: readonly string[]
  /** How people buy where no page takes their order. */
  way: WayToBuy | null
}

const GAPS = ['line', 'offer', 'date', 'quote', 'link', 'number'] as const

export function toConfirm(
  plan: EmailPlan,
  draft: Omit<OutlineDraft, 'assetNotes'>,
  { words, choose, markers, rules, address, way, missing, unpriced }: Listing,
): string[] {
  const { confirm } = words
  const written = JSON.stringify(draft)
  const open = [...plan.lines, ...(plan.offer === null ? [] : [plan.offer])]
  const { drafts, readdress } = words.voice
  const isDrafted = plan.lines.some(({ line, part }) => line !== null && part === null)
  const points = [
    ...open.flatMap(({ line, question }) =>
      line === null || question === null ? [] : [`${markers.fact} ${line} → ${question}`],
    ),
    ...GAPS.filter((gap) => written.includes(markers[gap])).map((gap) =>
      choose(`gap ${gap}`, [gap === 'link' && way !== null ? confirm.contact[way] : confirm.gaps[gap]], {
        marker: markers[gap],
      }),
    ),
    ...missing.map((each) => choose(`missing ${each}`, [confirm.missing[each]])),
    ...unpriced.map((offer) => choose(`new price ${offer}`, [confirm.newPrice], { offer })),
    ...(isDrafted && drafts !== null && address !== null && address !== drafts ? [choose('address', [readdress])] : []),
    ...rules.own.map((rule) => `${choose('rule', [confirm.rule])} ${rule}`),
  ]
  const always = rules.general.map((rule) => (/[.!?…]["”»“’]?$/u.test(rule) ? rule : `${rule}.`)).join(' ')
  const general = always === '' ? [] : [`${choose('always', [confirm.always])} ${always}`]
  if (points.length === 0) return [choose('nothing', [confirm.nothing]), ...general]
  return [choose('confirm', [confirm.heading]), ...points.map((point) => `- ${point}`), ...general]
}
