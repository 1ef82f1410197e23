import type { Outline } from './contract.ts'

export type EditableContent = Pick<
  Outline,
  | 'title'
  | 'template'
  | 'subjectLines'
  | 'previewText'
  | 'executiveBrief'
  | 'segment'
  | 'cta'
  | 'assetNotes'
  | 'additionalElements'
  | 'sections'
>
export type EditableSection = EditableContent['sections'][number]

type Some<Value> = { [Key in keyof Value]?: Value[Key] | undefined }

export type SomeContent = Some<Omit<EditableContent, 'additionalElements'>> & {
  additionalElements?: Some<EditableContent['additionalElements']> | undefined
}

/**
 * Examples: `cta`, `additionalElements.tone`, `sections/<id>/copy`, `sections/<id>` for a whole section and `sections`
 * for their order.
 */
export type FieldPath = string
export type FieldValue = string | string[] | EditableSection

export const SECTION_PARTS = ['section', 'visual', 'copy'] as const
export type SectionPart = (typeof SECTION_PARTS)[number]

export const sectionField = (id: string, part?: SectionPart): FieldPath =>
  part === undefined ? `sections/${id}` : `sections/${id}/${part}`

interface Place {
  label: string
  read: (content: EditableContent) => string | string[]
  write: (content: EditableContent, value: never) => EditableContent
}

const whole = (key: Exclude<keyof EditableContent, 'additionalElements' | 'sections'>, label: string): Place => ({
  label,
  read: (content) => content[key],
  write: (content, value) => ({ ...content, [key]: value }),
})

const additional = (key: keyof EditableContent['additionalElements'], label: string): Place => ({
  label,
  read: (content) => content.additionalElements[key],
  write: (content, value) => ({ ...content, additionalElements: { ...content.additionalElements, [key]: value } }),
})

export const CONTENT_FIELDS = {
  title: whole('title', 'Title'),
  template: whole('template', 'Template'),
  subjectLines: whole('subjectLines', 'Subject Lines'),
  previewText: whole('previewText', 'Preview text'),
  executiveBrief: whole('executiveBrief', 'Executive Brief'),
  segment: whole('segment', 'Target Segment'),
  cta: whole('cta', 'Call to Action'),
  'additionalElements.overallFeel': additional('overallFeel', 'Overall Feel'),
  'additionalElements.tone': additional('tone', 'Tone'),
  'additionalElements.imageDirection': additional('imageDirection', 'Image Direction'),
  assetNotes: whole('assetNotes', 'Asset Notes'),
  'additionalElements.links': additional('links', 'Links'),
} as const satisfies Record<string, Place>
export type ContentField = keyof typeof CONTENT_FIELDS
export const CONTENT_FIELD_NAMES = Object.keys(CONTENT_FIELDS) as ContentField[]

export const SECTION_PART_LABELS: Record<SectionPart, string> = {
  section: 'Section Name',
  visual: 'Visual Direction',
  copy: 'Copy Direction',
}

export type StoredSection = Omit<EditableSection, 'id'> & { id?: string | undefined }

/** A section without an id gets its number, which is stable until the next change. */
export function withSectionIds(sections: readonly StoredSection[]): EditableSection[] {
  return sections.map(({ id, section, visual, copy }, index) => ({
    id: id ?? String(index + 1),
    section,
    visual,
    copy,
  }))
}

/** Outlines that were stored before there was preview text have none. */
export type StoredContent = Omit<EditableContent, 'previewText' | 'sections'> & {
  previewText?: string | undefined
  sections: readonly StoredSection[]
}

export function contentOf(from: StoredContent): EditableContent {
  const { title, template, subjectLines, previewText = '', executiveBrief, segment, cta, assetNotes } = from
  const { overallFeel, tone, imageDirection, links } = from.additionalElements
  return {
    title,
    template,
    subjectLines,
    previewText,
    executiveBrief,
    segment,
    cta,
    assetNotes,
    additionalElements: { overallFeel, tone, imageDirection, links },
    sections: withSectionIds(from.sections),
  }
}

export function sameValue(one: FieldValue | null, other: FieldValue | null): boolean {
  if (typeof one === 'string' || typeof other === 'string' || one === null || other === null) return one === other
  if (Array.isArray(one) || Array.isArray(other)) {
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((line, index) => line === other[index])
    )
  }
  return one.id === other.id && SECTION_PARTS.every((part) => one[part] === other[part])
}

export function valueAt(content: EditableContent, field: FieldPath): FieldValue | null {
  if (field in CONTENT_FIELDS) return CONTENT_FIELDS[field as ContentField].read(content)
  const [, id, part] = field.split('/')
  const section = content.sections.find((each) => each.id === id)
  if (section === undefined) return null
  return part === undefined ? section : section[part as SectionPart]
}

export function withValue(
  content: EditableContent,
  field: FieldPath,
  value: FieldValue | null,
  position = Number.POSITIVE_INFINITY,
): EditableContent {
  if (field in CONTENT_FIELDS) return CONTENT_FIELDS[field as ContentField].write(content, value as never)
  const [, id, part] = field.split('/')
  const { sections } = content
  const index = sections.findIndex((each) => each.id === id)
  if (part !== undefined) {
    return {
      ...content,
      sections: sections.map((each) => (each.id === id ? { ...each, [part]: value } : each)),
    }
  }
  const others = sections.filter((each) => each.id !== id)
  if (value === null) return { ...content, sections: others }
  if (typeof value === 'string' || Array.isArray(value)) return content
  return { ...content, sections: others.toSpliced(index < 0 ? position : index, 0, value) }
}

export function changedFields(before: EditableContent, after: EditableContent): FieldPath[] {
  const places = CONTENT_FIELD_NAMES.filter(
    (name) => !sameValue(CONTENT_FIELDS[name].read(before), CONTENT_FIELDS[name].read(after)),
  )
  const order = (content: EditableContent) => content.sections.map(({ id }) => id)
  const parts = after.sections.flatMap((section) => {
    const old = before.sections.find(({ id }) => id === section.id)
    if (old === undefined) return [sectionField(section.id)]
    return SECTION_PARTS.filter((part) => old[part] !== section[part]).map((part) => sectionField(section.id, part))
  })
  const removed = before.sections.filter(({ id }) => !after.sections.some((section) => section.id === id))
  return [
    ...places,
    ...(sameValue(order(before), order(after)) ? [] : ['sections']),
    ...parts,
    ...removed.map(({ id }) => sectionField(id)),
  ]
}

/** Sends whole keys, so that no field is addressed by a position. */
export function someContent(content: EditableContent, fields: readonly FieldPath[]): SomeContent {
  const some: SomeContent = {}
  for (const field of fields) {
    const [key = '', inner] = field.split('.')
    if (inner !== undefined) {
      some.additionalElements = {
        ...some.additionalElements,
        [inner]: content.additionalElements[inner as keyof EditableContent['additionalElements']],
      }
    } else if (key.startsWith('sections')) some.sections = content.sections
    else Object.assign(some, { [key]: content[key as keyof EditableContent] })
  }
  return some
}

export function filledUp(content: EditableContent, { additionalElements, ...rest }: SomeContent): EditableContent {
  return {
    ...content,
    ...given(rest),
    additionalElements: { ...content.additionalElements, ...given(additionalElements ?? {}) },
  }
}

const given = <Value>(some: Some<Value>) =>
  Object.fromEntries(Object.entries(some).filter(([, value]) => value !== undefined)) as Partial<Value>

export function overlaps(one: FieldPath, other: FieldPath): boolean {
  const isSection = (field: FieldPath) => field.startsWith('sections/')
  return (
    one === other ||
    (isSection(one) && isSection(other) && (one.startsWith(`${other}/`) || other.startsWith(`${one}/`)))
  )
}
