import { wordsIn } from '#writing/engine/word-matching.ts'
import { textsOf } from '#writing/packs/angle-texts.ts'
import type { Pack } from '#writing/packs/pack-schema.ts'
import type { Checked } from './check-context.ts'
import { checkWords, phrasesIn } from './check-words.ts'

export const QUOTAS = {
  angles: { family: 22, trade: 27, brand: 14, universal: 20 },
  themes: { least: 4, most: 6, angles: 3 },
  roles: { teach: [0.26, 0.48], sell: [0.18, 0.36], prove: [0.16, 0.34], serve: [0.1, 0.26] },
  dated: 0.3,
  unasked: 0.6,
  askedLines: 0.25,
  firstWord: 0.15,
  formWords: 2,
  episodes: 6,
  thesesAMonth: 2,
} as const

const percent = (share: number) => `${Math.round(share * 100)}%`

/** These are notes while the pack is incomplete. */
export function checkQuotas(checked: Checked, isPartial: boolean): void {
  const { pack } = checked.compiled
  const say = (line: number, field: string, message: string) =>
    checked.report(line, field, message, isPartial ? 'note' : 'error')
  const count = pack.angles.length
  const least = QUOTAS.angles[pack.layer]
  if (count < least) say(1, '=', `The pack has ${count} angles. It needs at least ${least}.`)
  if (count === 0) return
  if (pack.layer !== 'brand') checkThemes(checked, say)
  if (pack.layer === 'brand') return
  if (pack.layer === 'universal') {
    if (pack.tags.length + pack.occasions.length + pack.theses.length > 0) {
      say(1, '@', 'The universal pack has no tags, no occasions and no months.')
    }
  } else {
    checkRoles(pack, say)
    checkMonths(checked, say)
    checkSeries(pack, say)
    checkAsked(pack, say)
  }
  checkFirstWords(pack, say)
  checkFormWords(pack, say)
}

type Say = (line: number, field: string, message: string) => void

function checkThemes({ compiled }: Checked, say: Say): void {
  const { themes, angles } = compiled.pack
  const { least, most } = QUOTAS.themes
  if (themes.length < least || themes.length > most) {
    say(1, 'theme', `The pack has ${themes.length} themes. Write ${least} to ${most}.`)
  }
  for (const { id } of themes) {
    const shown = angles.filter((angle) => angle.themes.includes(id)).length
    if (shown >= QUOTAS.themes.angles) continue
    say(
      compiled.lineOf(`theme:${id}`),
      'theme',
      `"${id}" has ${shown} angles. It needs at least ${QUOTAS.themes.angles}.`,
    )
  }
}

function checkRoles({ angles }: Pack, say: Say): void {
  for (const [role, [from, to]] of Object.entries(QUOTAS.roles)) {
    const roles = role === 'serve' ? ['serve', 'thank', 'tease'] : [role]
    const name = role === 'serve' ? 'serve or thank' : role
    const share = angles.filter((angle) => roles.includes(angle.role)).length / angles.length
    if (share >= from && share <= to) continue
    say(1, 'role', `${percent(share)} of the angles ${name}. It should be ${percent(from)} to ${percent(to)}.`)
  }
  const dated = angles.filter(({ months, occasion }) => months !== null || occasion !== null).length / angles.length
  if (dated > QUOTAS.dated) {
    say(
      1,
      'months',
      `${percent(dated)} of the angles are bound to months or an occasion. At most ${percent(QUOTAS.dated)}.`,
    )
  }
}

function checkMonths({ compiled }: Checked, say: Say): void {
  const { theses, angles } = compiled.pack
  for (let month = 1; month <= 12; month += 1) {
    const own = theses.filter((thesis) => thesis.month === month)
    if (own.length < QUOTAS.thesesAMonth) say(1, '@', `Month ${month} has ${own.length} of two theses.`)
    const used = new Map<string, string>()
    for (const { id, spine } of own) {
      for (const { angle } of spine) {
        const other = used.get(angle)
        if (other === id) say(compiled.lineOf(id, 'sp'), 'sp', `"${angle}" stands twice in this spine.`)
        else if (other !== undefined) say(compiled.lineOf(id, 'sp'), 'sp', `"${angle}" is also in ${other}.`)
        used.set(angle, id)
        const months = angles.find((each) => each.id === angle)?.months
        if (months && !months.includes(month)) {
          say(compiled.lineOf(id, 'sp'), 'sp', `"${angle}" is for the months ${months.join(', ')}.`)
        }
      }
    }
    for (const { id, spine } of own) {
      if (!spine.some(({ isRequired }) => isRequired)) {
        say(compiled.lineOf(id, 'sp'), 'sp', 'Mark with "!" the angle without which the thesis makes no sense.')
      }
      const places = spine.map(({ place }) => place).join(' ')
      if (places !== 'open mid late') say(compiled.lineOf(id, 'sp'), 'sp', 'A spine is "open:… | mid:… | late:…".')
    }
  }
}

function checkSeries({ angles }: Pack, say: Say): void {
  const episodes = new Map<string, number>()
  for (const { series } of angles) if (series !== null) episodes.set(series, (episodes.get(series) ?? 0) + 1)
  if ([...episodes.values()].some((count) => count >= QUOTAS.episodes)) return
  say(1, 'series', `The pack needs a series with ${QUOTAS.episodes} episodes.`)
}

function checkAsked({ angles }: Pack, say: Say): void {
  const free = angles.filter(({ needs }) => needs.every(({ type }) => type === 'kind')).length / angles.length
  if (free < QUOTAS.unasked) {
    say(
      1,
      'need',
      `${percent(free)} of the angles need nothing or only a kind. It should be ${percent(QUOTAS.unasked)}.`,
    )
  }
  const lines = angles.flatMap(({ beats }) => beats)
  const asked = lines.filter(({ ask }) => ask !== null).length / lines.length
  if (asked > QUOTAS.askedLines) {
    say(1, 'b', `${percent(asked)} of the lines have a question. At most ${percent(QUOTAS.askedLines)}.`)
  }
}

function checkFirstWords({ angles }: Pack, say: Say): void {
  const titles = angles.flatMap((angle) => angle.titles)
  const counts = new Map<string, number>()
  for (const title of titles) {
    const first = wordsIn(title)[0] ?? ''
    counts.set(first, (counts.get(first) ?? 0) + 1)
  }
  for (const [word, count] of counts) {
    if (count < 3 || count / titles.length <= QUOTAS.firstWord) continue
    say(
      1,
      't',
      `${percent(count / titles.length)} of the titles begin with "${word}". At most ${percent(QUOTAS.firstWord)}.`,
    )
  }
}

function checkFormWords({ angles, language }: Pack, say: Say): void {
  const { formWords } = checkWords(language)
  const said = angles.flatMap((angle) => textsOf(angle).flatMap(({ text }) => phrasesIn(text, formWords)))
  if (said.length <= QUOTAS.formWords) return
  say(1, '=', `Words that stand where content should be: ${said.join(', ')}. At most ${QUOTAS.formWords} in a pack.`)
}
