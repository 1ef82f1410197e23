import { MousePointerClick, UsersRound } from 'lucide-react'
import type { Brand } from '#features/brands/contract.ts'
import { Field } from '#web/kit/field.tsx'
import { Select } from '#web/kit/select.tsx'
import type { EditableSection } from '../../content-fields.ts'
import { ConflictPanel } from './conflict-panel.tsx'
import { useEdit, useHints, useSession, useText } from './edit-context.ts'
import { HintList } from './hint-list.tsx'
import { InboxPreview } from './inbox-preview.tsx'
import { LineList } from './line-list.tsx'
import { SectionList } from './section-list.tsx'
import { TextPart } from './text-part.tsx'

export function OutlineForm(props: { brand: Brand; onRegenerate: ((section: EditableSection) => void) | null }) {
  return (
    <div className="mt-5 grid gap-x-10 gap-y-7 @4xl:grid-cols-[minmax(0,1fr)_18.5rem]">
      <div className="@container grid min-w-0 content-start gap-7">
        <TextPart field="title" label="Title" />
        <div className="min-w-0">
          <LineList field="subjectLines" heading="Subject Lines" itemName="Subject line" />
          <TextPart
            field="previewText"
            label="Preview text"
            rows={1}
            oneLine
            lengthAdvice="Inboxes show this after the subject line. Aim for 40 to 110 characters."
            className="mt-5"
          />
          <InboxPreview brand={props.brand} />
        </div>
        <TextPart field="executiveBrief" label="Executive Brief" rows={4} />
        <SectionList onRegenerate={props.onRegenerate} />
      </div>
      <div className="grid min-w-0 content-start gap-6 @2xl:max-@4xl:grid-cols-2">
        <TextPart field="segment" label="Target Segment" rows={2} icon={<UsersRound aria-hidden />} />
        <TextPart field="cta" label="Call to Action" icon={<MousePointerClick aria-hidden />} />
        <TemplatePart />
        <TextPart field="additionalElements.overallFeel" label="Overall Feel" rows={2} />
        <TextPart field="additionalElements.tone" label="Tone" rows={2} />
        <LineList field="additionalElements.imageDirection" heading="Image Direction" itemName="Image direction" long />
        <TextPart field="assetNotes" label="Asset Notes" rows={3} />
        <LineList field="additionalElements.links" heading="Links" itemName="Link" long />
      </div>
    </div>
  )
}

function TemplatePart() {
  const { session } = useEdit()
  const template = useText('template')
  const known = useSession(({ editing }) => editing.templates)
  const hints = useHints('template')
  const names = template === '' || known.includes(template) ? known : [template, ...known]
  return (
    <div>
      <Field label="Template" {...(hints.length > 0 && { hint: <HintList hints={hints} /> })}>
        <Select
          size="touch"
          options={names.map((name) => ({ value: name, label: name }))}
          value={template === '' ? undefined : template}
          placeholder="Choose a template"
          onValueChange={(name) => session.change((draft) => ({ ...draft, template: name }))}
        />
      </Field>
      <ConflictPanel field="template" name="Template" />
    </div>
  )
}
