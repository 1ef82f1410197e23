import {
  type EditableContent,
  CONTENT_FIELDS,
  CONTENT_FIELD_NAMES,
  SECTION_PARTS,
  SECTION_PART_LABELS,
  sameValue,
} from '../../content-fields.ts'
import { BriefPart, PartLevelContext } from '../library/brief-parts.tsx'
import { TextDifference } from './text-difference.tsx'

interface Row {
  label: string
  before: string
  after: string
}

export function VersionContent(props: {
  before: EditableContent
  after: EditableContent
  language: string
  onlyChanges: boolean
}) {
  const rows = rowsOf(props.before, props.after)
  const shown = rows.filter(({ before, after }) =>
    props.onlyChanges ? before !== after : before !== '' || after !== '',
  )
  if (shown.length === 0) return <p className="py-6 text-center text-sm text-fg-3">These versions are identical.</p>
  return (
    <PartLevelContext value={3}>
      <div className="grid gap-5">
        {shown.map(({ label, before, after }, index) => (
          <BriefPart key={index} heading={label}>
            <div className="text-base text-fg">
              <TextDifference before={before} after={after} language={props.language} />
            </div>
          </BriefPart>
        ))}
      </div>
    </PartLevelContext>
  )
}

function rowsOf(before: EditableContent, after: EditableContent): Row[] {
  const text = (value: string | string[]) => (Array.isArray(value) ? value.join('\n') : value)
  const { title, template, subjectLines, previewText, executiveBrief, ...beside } = CONTENT_FIELDS
  const places = (names: readonly (keyof typeof CONTENT_FIELDS)[]) =>
    names.map((name) => ({
      label: CONTENT_FIELDS[name].label,
      before: text(CONTENT_FIELDS[name].read(before)),
      after: text(CONTENT_FIELDS[name].read(after)),
    }))
  const first = Object.keys({ title, template, subjectLines, previewText, executiveBrief })
  return [
    ...places(CONTENT_FIELD_NAMES.filter((name) => first.includes(name))),
    ...sectionRows(before, after),
    ...places(CONTENT_FIELD_NAMES.filter((name) => name in beside)),
  ]
}

function sectionRows(before: EditableContent, after: EditableContent): Row[] {
  const order = ({ sections }: EditableContent) => sections.map(({ id }) => id)
  const [old, now] = [order(before), order(after)]
  const common = (ids: string[], others: string[]) => ids.filter((id) => others.includes(id))
  const names = ({ sections }: EditableContent) => sections.map(({ section }) => section).join('\n')
  const moved = !sameValue(common(old, now), common(now, old))
  const ids = [...now, ...old.filter((id) => !now.includes(id))]
  return [
    ...(moved ? [{ label: 'Order of sections', before: names(before), after: names(after) }] : []),
    ...ids.flatMap((id) => {
      const [one, other] = [before, after].map(({ sections }) => sections.find((section) => section.id === id))
      const place = now.includes(id) ? `Section ${now.indexOf(id) + 1}` : 'Removed section'
      return SECTION_PARTS.map((part) => ({
        label: `${place}: ${SECTION_PART_LABELS[part]}`,
        before: one?.[part] ?? '',
        after: other?.[part] ?? '',
      }))
    }),
  ]
}
