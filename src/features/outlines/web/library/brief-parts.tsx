import { type ReactNode, createContext, use } from 'react'
import { classNames } from '#web/kit/class-names.ts'
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

export function BriefPart(props: { heading: string; actions?: ReactNode; className?: string; children: ReactNode }) {
  return (
    <section className={classNames('min-w-0', props.className)}>
      <div className="mb-2 flex min-h-5 items-center justify-between gap-3">
        <PartHeading className="text-xs font-semibold text-fg-3">{props.heading}</PartHeading>
        {props.actions}
      </div>
      {props.children}
    </section>
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

export function ProsePart(props: { heading: string; text: string; language: string; className?: string }) {
  if (props.text.trim() === '') return null
  return (
    <BriefPart heading={props.heading}>
      <Prose text={props.text} language={props.language} {...(props.className && { className: props.className })} />
    </BriefPart>
  )
}

export function BulletPart({
  heading,
  lines,
  language,
}: {
  heading: string
  lines: readonly string[]
  language: string
}) {
  if (lines.length === 0) return null
  return (
    <BriefPart heading={heading}>
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
