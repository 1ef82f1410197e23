import type { OutlineContent } from '#server/ai/writers.ts'
import { brandHost } from '#server/quality/brand-links.ts'
import { FILL_IN_MARKERS } from '#server/quality/fill-in-markers.ts'
import { quotable } from './brand-words.ts'
import type { OutlineMaterial } from './outline-material.ts'
import { capitalised } from './phrase-filling.ts'
import type { PhrasePicker } from './phrase-choice.ts'

const FILL_INS = ['offer', 'quote', 'date', 'link'] as const
const LONGEST_TONE = 240

/** How the whole mail looks and sounds, what is photographed and where it links. */
export function additionalElements(
  material: OutlineMaterial,
  pick: PhrasePicker,
): OutlineContent['additionalElements'] {
  const { bank, plan, request } = material
  const mood = request.type === 'text-based' ? 'personal' : plan.mood
  const pictures =
    request.type === 'text-based' ? [] : plan.shots.map((shot) => pick(`shot ${shot}`, bank.shots[shot].directions))
  return {
    overallFeel: pick('feel', bank.moods[mood]) ?? '',
    tone: [toneOf(material, pick), ...addressNote(material, pick)].join(' ').trim(),
    imageDirection: pictures.filter((text) => text !== null),
    links: linksOf(material, pick),
  }
}

function toneOf({ request, bank, maySay }: OutlineMaterial, pick: PhrasePicker): string | null {
  const own = quotable(request.brand.guidelines?.tone ?? '', LONGEST_TONE)
  if (own.length < 3 || !/\p{L}/u.test(own) || !maySay(own)) return pick('tone', [bank.defaultTone])
  return /[.!?…]$/u.test(own) ? own : `${own}.`
}

/** How readers are addressed, unless the profile's own words say it already. */
function addressNote({ bank, address, request }: OutlineMaterial, pick: PhrasePicker): string[] {
  const said = bank.addressHints?.[address].test(request.brand.guidelines?.tone ?? '') ?? true
  const note = said ? null : pick('address', [bank.address[address]])
  return note === null ? [] : [note]
}

/** Labels with the brand's own address. A page nobody has named is not guessed: the label says what to set. */
function linksOf({ bank, plan, request, slots, maySay }: OutlineMaterial, pick: PhrasePicker): string[] {
  const own = `https://${brandHost(request.brand.website) ?? ''}`
  const address =
    /^https:\/\/[^/]+\.[^/]+$/u.test(own) && maySay(own) ? own : FILL_IN_MARKERS[request.brand.language].link
  const selling =
    slots['products'] !== undefined && plan.design.includes('productGrid')
      ? pick('link collection', [bank.links.collection])
      : pick('link product', bank.links.product)
  const labels = [
    pick('link home', [bank.links.home]),
    plan.sells ? selling : null,
    pick('link policy', [bank.links.policy]),
  ]
  // French sets a space before the colon.
  const colon = request.brand.language === 'fr' ? '\u00A0:' : ':'
  return labels.filter((label) => label !== null).map((label) => `${label}${colon} ${address}`)
}

/** What has to be made or found before production, what a person has to supply, and what must be observed. */
export function assetNotes(
  material: OutlineMaterial,
  pick: PhrasePicker,
  rest: Omit<OutlineContent, 'assetNotes'>,
): string {
  const { bank, request } = material
  const lines =
    request.type === 'design-based' ? picturesToMake(material, pick) : [pick('plain note', [bank.notes.plain])]
  const supplied = [...lines, ...toSupply(material, pick, JSON.stringify([rest, lines]))]
  const notes = request.brand.guidelines?.complianceNotes?.trim() ?? ''
  if (notes !== '') supplied.push(`${pick('compliance', [bank.notes.compliance]) ?? ''} ${notes}`.trim())
  return supplied.filter((line) => line !== null).join('\n')
}

function picturesToMake({ bank, plan, locale }: OutlineMaterial, pick: PhrasePicker): Array<string | null> {
  const assets = plan.shots
    .map((shot) => pick(`asset ${shot}`, bank.shots[shot].assets))
    .filter((text) => text !== null)
  const head = pick('assets', [bank.notes.assets])
  const list = assets.map((asset) => `- ${capitalised(asset, locale)}`)
  return [...(assets.length === 0 ? [] : [head, ...list]), pick('craft', [bank.notes.craft])]
}

function toSupply({ bank, request }: OutlineMaterial, pick: PhrasePicker, written: string): Array<string | null> {
  const markers = FILL_IN_MARKERS[request.brand.language]
  const open = FILL_INS.filter((kind) => written.includes(markers[kind]))
  if (open.length === 0) return [pick('nothing open', [bank.notes.nothingToFillIn])]
  const lines = open.map((kind) => pick(`fill in ${kind}`, [bank.notes.fillIns[kind]])).filter((text) => text !== null)
  return [pick('fill in', [bank.notes.fillIn]), ...lines.map((line) => `- ${line}`)]
}
