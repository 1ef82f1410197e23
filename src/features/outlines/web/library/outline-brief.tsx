import { ClipboardCopy, ExternalLink, Link2, MousePointerClick, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { Button } from '#web/kit/button.tsx'
import { ChoiceBar } from '#web/kit/choice-bar.tsx'
import { outlineUrl } from '#web/paths.ts'
import type { Outline } from '../../contract.ts'
import type { OutlinePart } from '../outline-extras.tsx'
import { EmailPreview } from '../widgets/email-preview.tsx'
import { BriefPart, BulletPart, PartCorner, PartHeading, Prose, ProsePart } from './brief-parts.tsx'
import { CopyButton } from '#web/kit/copy-button.tsx'
import { DesignSections } from './design-sections.tsx'
import { EXPORT_LOCKED } from './export-refusal.ts'
import type { LibraryRights } from './library-rights.ts'
import { outlineAsText } from './outline-as-text.ts'
import { webAddress } from './outline-wording.ts'
import { PreviewText, SubjectLines } from './subject-lines.tsx'
import { TextSections } from './text-sections.tsx'

const VIEWS = [
  { value: 'brief', label: 'Brief' },
  { value: 'email', label: 'Email' },
] as const
export type BriefView = (typeof VIEWS)[number]['value']

export interface OutlineBriefProps {
  outline: Outline
  brand: Brand
  rights: LibraryRights
  view: BriefView
  onViewChange: (view: BriefView) => void
  actions?: ReactNode
  notice?: ReactNode
}

export function OutlineBrief(props: OutlineBriefProps) {
  const { outline, brand, rights, view, onViewChange, actions, notice } = props
  return (
    <div className="@container border-t border-line bg-bg px-4 pt-4 pb-7 md:px-6">
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <ChoiceBar aria-label="View" className="mb-0" options={VIEWS} value={view} onValueChange={onViewChange} />
        <BriefActions outline={outline} brand={brand} rights={rights} more={actions} />
      </div>
      {notice}
      {view === 'email' ? <EmailPreview outline={outline} brand={brand} /> : <Brief outline={outline} brand={brand} />}
    </div>
  )
}

function Brief({ outline, brand: { language } }: { outline: Outline; brand: Brand }) {
  const { additionalElements: extra, sections } = outline
  const Sections = outline.type === 'design-based' ? DesignSections : TextSections
  return (
    <div className="mt-5 grid gap-x-10 gap-y-7 @4xl:grid-cols-[minmax(0,1fr)_18.5rem]">
      <div className="@container grid min-w-0 content-start gap-7">
        <SubjectLines lines={outline.subjectLines} language={language} />
        <PreviewText text={outline.previewText} language={language} />
        <ProsePart
          heading="Executive Brief"
          field="executiveBrief"
          text={outline.executiveBrief}
          language={language}
          className="max-w-[68ch] text-md text-fg"
        />
        {sections.length > 0 && (
          <BriefPart heading="Email Sections">
            <Sections sections={sections} language={language} />
          </BriefPart>
        )}
      </div>
      <div className="grid min-w-0 content-start gap-6 @2xl:max-@4xl:grid-cols-2">
        <Callout
          heading="Target Segment"
          field="segment"
          icon={<UsersRound aria-hidden />}
          text={outline.segment}
          language={language}
        />
        <Callout
          heading="Call to Action"
          field="cta"
          icon={<MousePointerClick aria-hidden />}
          text={outline.cta}
          language={language}
          strong
        />
        <ProsePart heading="Overall Feel" field="overallFeel" text={extra.overallFeel} language={language} />
        <ProsePart heading="Tone" field="tone" text={extra.tone} language={language} />
        <BulletPart heading="Image Direction" field="imageDirection" lines={extra.imageDirection} language={language} />
        <ProsePart heading="Asset Notes" field="assetNotes" text={outline.assetNotes} language={language} />
        <BulletPart heading="Links" field="links" lines={extra.links} language={language} />
        <ProsePart heading="Notes" text={outline.notes ?? ''} language={language} />
      </div>
    </div>
  )
}

function BriefActions(props: { outline: Outline; brand: Brand; rights: LibraryRights; more: ReactNode }) {
  const { outline, brand, rights } = props
  const design = outline.designLink === null ? null : webAddress(outline.designLink)
  return (
    <>
      {design !== null && (
        <Button asChild size="touch-sm" className="max-md:px-3.5 max-md:text-sm">
          <a href={design} target="_blank" rel="noopener noreferrer">
            <ExternalLink aria-hidden />
            View Design
          </a>
        </Button>
      )}
      {props.more}
      {rights.export ? (
        <CopyButton
          text={() => outlineAsText(outline, brand.country)}
          label="Copy outline"
          icon={<ClipboardCopy aria-hidden />}
        >
          Copy outline
        </CopyButton>
      ) : (
        <Button variant="secondary" size="touch-sm" reason={EXPORT_LOCKED} className="max-md:px-3.5 max-md:text-sm">
          <ClipboardCopy aria-hidden />
          Copy outline
        </Button>
      )}
      <CopyButton
        text={() => new URL(outlineUrl(outline.id), window.location.origin).href}
        label="Copy link"
        icon={<Link2 aria-hidden />}
      >
        Copy link
      </CopyButton>
    </>
  )
}

interface CalloutProps {
  heading: string
  field: OutlinePart['field']
  icon: ReactNode
  text: string
  language: string
  strong?: boolean
}

function Callout(props: CalloutProps) {
  if (props.text.trim() === '') return null
  return (
    <section
      className={
        props.strong === true
          ? 'group/part min-w-0 rounded-lg bg-navy px-4 py-3.5 text-on-navy dark:shadow-[inset_0_0_0_1px_var(--line-2)]'
          : 'group/part min-w-0 rounded-lg bg-teal-soft px-4 py-3.5 shadow-[inset_0_0_0_1px_var(--teal-soft-line)]'
      }
    >
      <div className="flex items-center justify-between gap-3">
        <PartHeading className="flex items-center gap-1.5 text-xs font-semibold opacity-85 [&_svg]:size-3.5">
          {props.icon}
          {props.heading}
        </PartHeading>
        <PartCorner field={props.field} name={props.heading} />
      </div>
      <Prose text={props.text} language={props.language} className="mt-1 font-medium text-current [&_a]:text-current" />
    </section>
  )
}
