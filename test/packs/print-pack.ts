import type { Language } from '#shared/brand-brief.ts'
import type { Angle, Beat, Need, Pack } from '#writing/packs/pack-schema.ts'
import { compiledFor } from './compiled-faults.ts'
import { checkWords } from './check-words.ts'

/** Every angle with its slots filled for five invented offers, for the second editor. */
export function printedPack(pack: Pack): string {
  const head = [
    `${pack.language}/${pack.layer === 'universal' ? '' : `${pack.layer}/`}${pack.id}: ${pack.angles.length} angles`,
    '',
    ...pack.themes.map(({ id, title, purpose }) => `  ${id}: ${title}. ${purpose}`),
    ...pack.questions.map(({ id, question }) => `  ${id}: ${question}`),
  ]
  const angles = pack.angles.map((angle) => printedAngle(angle, pack.language))
  const months = pack.theses.map(({ id, thesis, because, spine }) =>
    [`${id}  ${thesis}`, `      ${because}`, `      ${spine.map(({ angle }) => angle).join(' > ')}`].join('\n'),
  )
  return [head.join('\n'), ...angles, ...months].join('\n\n')
}

function printedAngle(angle: Angle, language: Language): string {
  const { role, stage, themes, format, months, occasion, series } = angle
  const facts = [
    role,
    stage,
    themes.join(' + '),
    angle.needs.map(needWords).join(' + ') || 'any',
    format,
    months === null ? '' : `months ${months.join(', ')}`,
    occasion ?? '',
    series === null ? '' : `series ${series}`,
  ].filter((fact) => fact !== '')
  const row = (name: string, texts: string[]) =>
    texts.map((text, at) => `  ${(at === 0 ? name : '').padEnd(10)}${text}`)
  return [
    `${angle.id}   (${facts.join(' · ')})`,
    ...row(
      'titles',
      angle.titles.flatMap((text) => variants(text, language)),
    ),
    ...row('premise', [angle.premise]),
    ...row('why', [angle.why]),
    ...row('show', [angle.show]),
    ...row(
      'subjects',
      angle.subjects.flatMap((text) => variants(text, language)),
    ),
    ...row('preview', variants(angle.preview, language)),
    ...row('headline', variants(angle.headline, language)),
    ...angle.beats.flatMap((beat) => row('line', variants(beat.line, language, marksOf(beat)))),
    ...(angle.lead === null ? [] : row('offer', variants(angle.lead.line, language, marksOf(angle.lead)))),
    ...row('button', [angle.button]),
  ].join('\n')
}

const marksOf = ({ claim, ask }: Beat) => `${claim === 'none' ? '' : `  !${claim}`}${ask === null ? '' : `  ?${ask}`}`

function needWords(need: Need): string {
  switch (need.type) {
    case 'kind':
      return need.kinds.join('/')
    case 'tag':
      return `tag ${need.tag}`
    case 'doubt':
      return `doubt ${need.topic}`
    case 'answer':
      return `answer ${need.question}`
    case 'history':
      return 'history'
    case 'told':
      return `told ${need.what}`
    case 'offer':
      return `offer ${need.name}`
  }
}

/** A text with slots in each of its readings. */
function variants(text: string, language: Language, marks = ''): string[] {
  if (!text.includes('{')) return [text + marks]
  const read = checkWords(language).stress.offers.map(
    (offer) => compiledFor(text, offer, language) ?? `(left out: ${offer.what})`,
  )
  return [...new Set(read)].map((each) => each + marks)
}
