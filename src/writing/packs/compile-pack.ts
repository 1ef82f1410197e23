import type { z } from 'zod'
import type { Language } from '#shared/brand-brief.ts'
import { type PackProblem, type RawLine, type Report, parsePack, partsOf } from './parse-pack.ts'
import {
  type Angle,
  type Beat,
  type Need,
  type Occasion,
  type Pack,
  type Question,
  type Subject,
  type Theme,
  type Thesis,
  angleSchema,
  occasionSchema,
  questionSchema,
  subjectSchema,
  tagSchema,
  themeSchema,
  thesisSchema,
} from './pack-schema.ts'
import { slotProblems } from './slot-problems.ts'
import { typeset } from '../engine/typeset.ts'

export interface PackSource {
  language: Language
  layer: Pack['layer']
  id: string
  file: string
}

export interface CompiledPack {
  pack: Pack
  problems: PackProblem[]
  /** `lineOf('expired-stock', 't')`. Without a field, it's the first line of the block. */
  lineOf(block: string, field?: string): number
  /** The comment above the first line of a field. */
  commentOf(block: string, field: string): string | null
}

const ANGLE_FIELDS = {
  t: 'titles',
  p: 'premise',
  y: 'why',
  v: 'show',
  s: 'subjects',
  r: 'preview',
  h: 'headline',
  b: 'beats',
  l: 'lead',
  c: 'button',
} as const

const FIELD_OF: Record<string, string> = {
  ...Object.fromEntries(Object.entries(ANGLE_FIELDS).map(([field, name]) => [name, field])),
  thesis: 'th',
  because: 'be',
  spine: 'sp',
}

/**
 * Turns the text of a pack file into the pack. Reports every problem with its line. An angle with an error is left out,
 * so that the rest can be read and checked.
 */
export function compilePack(text: string, place: PackSource): CompiledPack {
  const problems: PackProblem[] = []
  const report: Report = (line, field, message, severity = 'error') =>
    problems.push({ file: place.file, line, field, message, severity })
  const reader = new PackReader(place, report)
  const pack = reader.read(parsePack(text, report))
  checkNames(pack, reader, report)
  return {
    pack,
    problems: problems.toSorted((left, right) => left.line - right.line),
    lineOf: (block, field = '') => reader.lineOf(block, field),
    commentOf: (block, field) => reader.comments.get(`${block} ${field}`) ?? null,
  }
}

interface Block {
  head: RawLine
  fields: RawLine[]
}

class PackReader {
  readonly #place: PackSource
  readonly #report: Report
  readonly #lines = new Map<string, number>()
  readonly comments = new Map<string, string | null>()
  /** Every angle of the file, including those with errors. */
  readonly angles = new Set<string>()

  constructor(place: PackSource, report: Report) {
    this.#place = place
    this.#report = report
  }

  lineOf(block: string, field = ''): number {
    return this.#lines.get(`${block} ${field}`) ?? this.#lines.get(`${block} `) ?? 1
  }

  read(lines: RawLine[]): Pack {
    const { language, layer, id } = this.#place
    const pack: Pack = {
      language,
      layer,
      id,
      tags: [],
      subjects: [],
      themes: [],
      occasions: [],
      never: [],
      questions: [],
      angles: [],
      theses: [],
      address: null,
    }
    for (const block of this.#blocksOf(lines, pack)) {
      if (block.head.key === '=') this.#add(pack.angles, this.#readAngle(block))
      else this.#add(pack.theses, this.#readThesis(block))
    }
    return pack
  }

  #add<Item>(items: Item[], item: Item | null): void {
    if (item !== null) items.push(item)
  }

  #blocksOf(lines: RawLine[], pack: Pack): Block[] {
    const blocks: Block[] = []
    for (const line of lines) {
      if (line.key === '=' || line.key === '@') {
        blocks.push({ head: line, fields: [] })
        continue
      }
      if (HEAD_KEYS.has(line.key)) {
        if (blocks.length > 0) {
          this.#report(line.line, line.key, 'Write this at the top of the file, before the first angle.')
        }
        this.#readHead(line, pack)
        continue
      }
      const block = blocks.at(-1)
      const allowed = block?.head.key === '@' ? THESIS_KEYS : ANGLE_KEYS
      if (block === undefined) this.#report(line.line, line.key, 'This line belongs to an angle, and none has begun.')
      else if (!allowed.has(line.key)) {
        const what = block.head.key === '@' ? 'a month' : 'an angle'
        this.#report(line.line, line.key, `This line doesn't belong to ${what}.`)
      } else if (line.key !== 'b' && block.fields.some(({ key }) => key === line.key)) {
        this.#report(line.line, line.key, `There are two "${line.key}" lines. Join them with " | " or drop one.`)
      } else block.fields.push(line)
    }
    return blocks
  }

  #readHead(line: RawLine, pack: Pack): void {
    const parts = partsOf(line.text)
    const [id = '', ...rest] = parts
    this.#remember(`${line.key}:${id}`, '', line)
    switch (line.key) {
      case 'tag': {
        const words = (rest[0] ?? '').split(',').map((word) => word.trim().toLowerCase())
        this.#add(pack.tags, this.#checked(tagSchema, { id, words: words.filter((word) => word !== '') }, line))
        break
      }
      case 'subject':
        this.#add(pack.subjects, this.#checked(subjectSchema, { id, ...subjectWords(rest) }, line))
        break
      case 'theme': {
        const theme = { id, title: this.#text(rest[0], line), purpose: this.#text(rest[1], line) }
        this.#add<Theme>(pack.themes, this.#checked(themeSchema, theme, line))
        break
      }
      case 'occasion': {
        const read = this.#attributes(rest, ['role', 'lead', 'max', 'order'], line)
        const occasion = {
          id,
          role: read['role'],
          lead: numberIn(read['lead']),
          emails: numberIn(read['max']),
          order: listIn(read['order']),
        }
        this.#add<Occasion>(pack.occasions, this.#checked(occasionSchema, occasion, line))
        break
      }
      case 'never':
        pack.never.push(...parts.flatMap((part) => listIn(part)))
        break
      default: {
        const [shortest, longest] = (rest[1] ?? '').split('-')
        const question = {
          id,
          question: this.#text(rest[0], line),
          shortest: numberIn(shortest),
          longest: numberIn(longest),
        }
        this.#add<Question>(pack.questions, this.#checked(questionSchema, question, line))
      }
    }
  }

  #readAngle({ head, fields }: Block): Angle | null {
    const [id = '', ...rest] = partsOf(head.text)
    this.#remember(id, '', head)
    this.angles.add(id)
    const beats = fields.filter(({ key }) => key === 'b')
    for (const field of fields) if (field.key !== 'b') this.#remember(id, field.key, field)
    for (const [index, field] of beats.entries()) this.#remember(id, `b${index + 1}`, field)
    const missing = Object.keys(ANGLE_FIELDS).filter((key) => !fields.some((field) => field.key === key))
    for (const key of missing) this.#report(head.line, key, `The angle "${id}" has no "${key}" line.`)

    const read = this.#attributes(rest, ANGLE_ATTRIBUTES, head)
    const field = (key: string) => fields.find((each) => each.key === key)
    const one = (key: string) => this.#text(field(key)?.text, field(key) ?? head)
    const several = (key: string) =>
      partsOf(field(key)?.text ?? '').flatMap((part) => (part === '' ? [] : [this.#text(part, field(key) ?? head)]))
    if (missing.length > 0) return null
    return this.#checked(
      angleSchema,
      {
        id,
        role: read['role'],
        stage: read['stage'] ?? 'all',
        themes: listIn(read['themes']),
        needs: this.#needs(read['need'] ?? 'any', head),
        format: read['format'] ?? 'text',
        months: read['months'] === undefined ? null : listIn(read['months']).map(numberIn),
        occasion: read['occasion'] ?? null,
        answers: read['answers'] ?? null,
        cautions: listIn(read['cautions']),
        series: read['series'] ?? null,
        sells: listIn(read['sells']).map((part) => part.split('/')),
        mentions: listIn(read['mentions']),
        titles: several('t'),
        premise: one('p'),
        why: one('y'),
        show: one('v'),
        subjects: several('s'),
        preview: one('r'),
        headline: one('h'),
        beats: beats.map((line) => this.#beat(line.text, line)),
        lead: this.#lead(field('l')!),
        button: one('c'),
        ways: read['ways'] === undefined ? null : listIn(read['ways']),
        use: read['use'] ?? null,
        doubt: null,
        practical: [],
        tells: [],
        readers: null,
      },
      head,
      id,
    )
  }

  /** A drafted line with its marks: `!common`, `?q-callback`. */
  #beat(text: string, line: RawLine): Beat {
    let [rest, claim, ask] = [text.trim(), 'none', null as string | null]
    for (;;) {
      const mark = /(?:^|\s)(![a-z]{1,12}|\?q-[a-z0-9-]{1,40})$/.exec(rest)
      if (mark === null) break
      if (mark[1]!.startsWith('!')) claim = mark[1]!.slice(1)
      else ask = mark[1]!.slice(1)
      rest = rest.slice(0, mark.index).trim()
    }
    return { line: this.#text(rest, line), claim: claim as Beat['claim'], ask }
  }

  #lead(line: RawLine): Angle['lead'] {
    if (line.text === 'none') return null
    const [first = '', ...rest] = partsOf(line.text)
    const offer = /^(tag|kind)[:=]([a-z0-9/-]{1,120})$/.exec(first)
    if (offer === null && rest.length > 0) {
      this.#report(line.line, 'l', 'Before " | " stands the offer, such as "tag:repair" or "kind:set/course".')
    }
    const text = offer === null ? line.text : rest.join(' | ')
    const named = offer === null ? [] : this.#needs(`${offer[1]}=${offer[2]}`, line)
    return { ...this.#beat(text, line), offer: named[0] ?? null }
  }

  #needs(text: string, line: RawLine): Need[] {
    return listIn(text).flatMap((part): Need[] => {
      const [name = '', value = ''] = part.split('=')
      if (name === 'any' && value === '') return []
      if (name === 'history' && value === '') return [{ type: 'history' }]
      // The schema rejects kinds and topics that don't exist.
      if (name === 'kind') return [{ type: 'kind', kinds: value.split('/') as never[] }]
      if (name === 'tag') return [{ type: 'tag', tag: value }]
      if (name === 'doubt') return [{ type: 'doubt', topic: value as never }]
      if (name === 'answer') return [{ type: 'answer', question: value }]
      if (name === 'told' && this.#place.layer === 'brand') return [{ type: 'told', what: value as never }]
      this.#report(line.line, 'need', `"${part}" is no need. Write any, kind=…, tag=…, doubt=…, answer=… or history.`)
      return []
    })
  }

  #readThesis({ head, fields }: Block): Thesis | null {
    const [id = '', ...rest] = partsOf(head.text)
    this.#remember(id, '', head)
    for (const field of fields) this.#remember(id, field.key, field)
    const read = this.#attributes(rest, ['themes', 'goal', 'season'], head)
    const field = (key: string) => fields.find((each) => each.key === key)
    const goals = listIn(read['goal']).map((each) => each.split('='))
    return this.#checked(
      thesisSchema,
      {
        id,
        month: numberIn(id.split('.')[0]),
        themes: listIn(read['themes']),
        goals: Object.fromEntries(goals.map(([goal = '', count = '1']) => [goal, numberIn(count)])),
        season: read['season'] ?? null,
        thesis: this.#text(field('th')?.text, field('th') ?? head),
        because: this.#text(field('be')?.text, field('be') ?? head),
        spine: partsOf(field('sp')?.text ?? '').map((part) => {
          const [place = '', angle = ''] = part.split(':').map((each) => each.trim())
          return { place, angle: angle.replace(/!$/, ''), isRequired: angle.endsWith('!') }
        }),
      },
      head,
      id,
    )
  }

  #attributes(parts: string[], allowed: readonly string[], line: RawLine): Partial<Record<string, string>> {
    const read: Partial<Record<string, string>> = {}
    for (const part of parts) {
      const colon = part.indexOf(':')
      const name = part.slice(0, Math.max(0, colon)).trim()
      if (!allowed.includes(name)) {
        this.#report(line.line, line.key, `"${part}" is no attribute here. There are: ${allowed.join(', ')}.`)
      } else if (name in read) this.#report(line.line, line.key, `"${name}" is given twice.`)
      else read[name] = part.slice(colon + 1).trim()
    }
    return read
  }

  #text(text: string | undefined, line: RawLine): string {
    const printed = typeset(text ?? '', this.#place.language)
    if (printed === null) this.#report(line.line, line.key, 'A quote has no partner.')
    return printed ?? text ?? ''
  }

  #remember(block: string, field: string, line: RawLine): void {
    const key = `${block} ${field}`
    if (this.#lines.has(key) && field === '') {
      this.#report(line.line, line.key, `"${block.replace(/^\w+:/, '')}" exists twice in this file.`)
      return
    }
    this.#lines.set(key, line.line)
    this.comments.set(key, line.comment)
  }

  /** The value when it fits the schema. Otherwise null, with every problem reported in its line. */
  #checked<Value>(schema: z.ZodType<Value>, value: unknown, head: RawLine, block?: string): Value | null {
    const { success, data, error } = schema.safeParse(value)
    if (success) return data
    for (const { path, message } of error.issues) {
      const [name, index] = path
      const letter = block === undefined ? undefined : FIELD_OF[String(name)]
      const field = letter === 'b' && typeof index === 'number' ? `b${index + 1}` : letter
      const line = block === undefined || field === undefined ? head.line : this.lineOf(block, field)
      const place =
        letter !== undefined && letter !== 'b' && typeof index === 'number' ? `${letter} ${index + 1}` : field
      this.#report(line, place ?? (name === undefined ? head.key : String(name)), message)
    }
    return null
  }
}

const HEAD_KEYS = new Set(['tag', 'subject', 'theme', 'occasion', 'never', 'ask'])
const ANGLE_KEYS = new Set<string>(Object.keys(ANGLE_FIELDS))
const THESIS_KEYS = new Set(['th', 'be', 'sp'])
const ANGLE_ATTRIBUTES = [
  'role',
  'stage',
  'themes',
  'need',
  'format',
  'months',
  'occasion',
  'answers',
  'cautions',
  'series',
  'sells',
  'mentions',
  'ways',
  'use',
]

const listIn = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** The words of a subject: those before any mark are for both the sheet and the texts. */
function subjectWords(parts: readonly string[]): Omit<Subject, 'id'> {
  const last = parts.at(-1) ?? ''
  const words = (mark: RegExp) =>
    (SUBJECT_MARKS.has(last) ? parts.slice(0, -1) : parts)
      .flatMap((part) => (mark.test(part) ? listIn(part.replace(mark, '')) : []))
      .map((word) => word.toLowerCase())
  const both = words(/^(?!(?:sold|told):)/)
  return {
    sold: [...both, ...words(/^sold:/)],
    told: [...both, ...words(/^told:/)],
    inPassing: last === IN_PASSING,
    ifNamed: last === IF_NAMED,
  }
}

const IN_PASSING = 'in passing'
const IF_NAMED = 'if named'
const SUBJECT_MARKS: ReadonlySet<string> = new Set([IN_PASSING, IF_NAMED])

const numberIn = (text: string | undefined): number =>
  /^\d{1,4}$/.test(text?.trim() ?? '') ? Number(text) : Number.NaN

/** Everything an angle or a month names has to exist in the same file. */
function checkNames(pack: Pack, reader: PackReader, report: Report): void {
  const themes = new Set(pack.themes.map(({ id }) => id))
  const tags = new Set(pack.tags.map(({ id }) => id))
  const questions = new Set(pack.questions.map(({ id }) => id))
  const occasions = new Set(pack.occasions.map(({ id }) => id))
  const subjects = new Set(pack.subjects.map(({ id }) => id))
  const missing = (line: number, field: string, what: string, id: string) =>
    report(line, field, `The ${what} "${id}" isn't declared in this file.`)

  for (const angle of pack.angles) {
    const line = reader.lineOf(angle.id)
    for (const theme of angle.themes) if (!themes.has(theme)) missing(line, '=', 'theme', theme)
    for (const subject of [...angle.sells.flat(), ...angle.mentions]) {
      if (!subjects.has(subject)) missing(line, '=', 'subject', subject)
    }
    if (angle.occasion !== null && !occasions.has(angle.occasion)) missing(line, '=', 'occasion', angle.occasion)
    for (const need of [...angle.needs, ...(angle.lead?.offer ? [angle.lead.offer] : [])]) {
      if (need.type === 'tag' && !tags.has(need.tag)) missing(line, '=', 'tag', need.tag)
      if (need.type === 'answer' && !questions.has(need.question)) missing(line, '=', 'question', need.question)
    }
    for (const [index, { ask }] of angle.beats.entries()) {
      if (ask !== null && !questions.has(ask)) missing(reader.lineOf(angle.id, `b${index + 1}`), 'b', 'question', ask)
    }
    const ask = angle.lead?.ask ?? null
    if (ask !== null && !questions.has(ask)) missing(reader.lineOf(angle.id, 'l'), 'l', 'question', ask)
    for (const { field, message } of slotProblems(angle, pack)) report(reader.lineOf(angle.id, field), field, message)
  }
  for (const { id, themes: named, spine } of pack.theses) {
    for (const theme of named) if (!themes.has(theme)) missing(reader.lineOf(id), '@', 'theme', theme)
    for (const { angle } of spine) if (!reader.angles.has(angle)) missing(reader.lineOf(id, 'sp'), 'sp', 'angle', angle)
  }
}
