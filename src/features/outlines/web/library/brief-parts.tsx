import type { ReactNode } from 'react'
import { classNames } from '#web/kit/class-names.ts'
import { RichText } from './rich-text.tsx'
import { paragraphsOf } from './outline-wording.ts'

/** A part of a brief under its heading. `actions` stand at the end of the heading's line. */
export function BriefPart(props: { heading: string; actions?: ReactNode; className?: string; children: ReactNode }) {
  return (
    <section className={classNames('min-w-0', props.className)}>
      <div className="mb-2 flex min-h-5 items-center justify-between gap-3">
        <h4 className="text-xs font-semibold text-fg-3">{props.heading}</h4>
        {props.actions}
      </div>
      {props.children}
    </section>
  )
}

/** A person's text as it was written: its paragraphs and breaks, its own reading direction, never wider than its box. */
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

/** A part that is only there when somebody has written something. */
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
