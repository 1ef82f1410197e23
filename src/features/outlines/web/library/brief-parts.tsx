import { type ReactNode, createContext, use } from 'react'
import { classNames } from '#web/kit/class-names.ts'
import { type OutlinePart, PartExtra } from '../outline-extras.tsx'
import { RichText } from './rich-text.tsx'
import { paragraphsOf } from './outline-wording.ts'

type PartLevel = 2 | 3 | 4

/** In a row, the headings of an outline are below its month and its title. On its page, they are below its title. */
export const PartLevelContext = createContext<PartLevel>(4)

export function PartHeading(props: { below?: boolean; className: string; children: ReactNode }) {
  const { below = false, ...rest } = props
  const level = use(PartLevelContext) + (below ? 1 : 0)
  const Heading = `h${level as 2 | 3 | 4 | 5}` as const
  return <Heading {...rest} />
}

interface BriefPartProps {
  heading: string
  /** The part of the outline that this shows. */
  field?: OutlinePart['field'] | undefined
  className?: string
  children: ReactNode
}

export function BriefPart({ heading, field, className, children }: BriefPartProps) {
  return (
    <section className={classNames('group/part min-w-0', className)}>
      <div className="mb-2 flex min-h-5 items-center justify-between gap-3">
        <PartHeading className="text-xs font-semibold text-fg-3">{heading}</PartHeading>
        {field !== undefined && <PartCorner field={field} name={heading} />}
      </div>
      {children}
    </section>
  )
}

/** As high as the line of its heading, so that a part with it has the same height as one without. */
export function PartCorner(part: Pick<OutlinePart, 'field' | 'name'>) {
  return (
    <span className="-my-2 flex items-center">
      <PartExtra {...part} />
    </span>
  )
}

export function Prose({ text, language, className }: { text: string; language: string; className?: string }) {
  return (
    <div lang={language} className={classNames('grid gap-2.5 text-base text-fg-2', className)}>
      {paragraphsOf(text).map((paragraph, index) => (
        <p key={index} dir="auto" className="wrap-anywhere whitespace-pre-line">
          <RichText text={paragraph} />
        </p>
      ))}
    </div>
  )
}

interface ProsePartProps {
  heading: string
  field?: OutlinePart['field']
  text: string
  language: string
  className?: string
}

export function ProsePart(props: ProsePartProps) {
  if (props.text.trim() === '') return null
  return (
    <BriefPart heading={props.heading} field={props.field}>
      <Prose text={props.text} language={props.language} {...(props.className && { className: props.className })} />
    </BriefPart>
  )
}

interface BulletPartProps {
  heading: string
  field: OutlinePart['field']
  lines: readonly string[]
  language: string
}

export function BulletPart({ heading, field, lines, language }: BulletPartProps) {
  if (lines.length === 0) return null
  return (
    <BriefPart heading={heading} field={field}>
      <ul lang={language} className="grid gap-2 text-base text-fg-2">
        {lines.map((line, index) => (
          <li key={index} className="flex gap-2.5">
            <span aria-hidden className="mt-[0.5625rem] size-1.25 shrink-0 rounded-full bg-teal" />
            <span dir="auto" className="min-w-0 flex-1 wrap-anywhere whitespace-pre-line">
              <RichText text={line} />
            </span>
          </li>
        ))}
      </ul>
    </BriefPart>
  )
}
