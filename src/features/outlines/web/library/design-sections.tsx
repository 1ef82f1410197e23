import { Image, PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#web/kit/class-names.ts'
import type { Outline } from '../../contract.ts'
import { PartExtra } from '../outline-extras.tsx'
import { PartHeading, Prose } from './brief-parts.tsx'
import { CopyButton } from '#web/kit/copy-button.tsx'

export function DesignSections({ sections, language }: { sections: Outline['sections']; language: string }) {
  return (
    <ol className="grid gap-3">
      {sections.map(({ id, section, visual, copy }, index) => (
        <li key={index} className="group/part overflow-hidden rounded-lg bg-surface hairline break-inside-avoid">
          <div className="flex items-center justify-between gap-2 pr-2">
            <PartHeading below className="flex min-w-0 items-baseline gap-2.5 py-2.5 pl-4 text-base font-semibold">
              <span className="text-xs font-semibold text-teal-ink tnum">{index + 1}</span>
              <span dir="auto" lang={language} className="min-w-0 wrap-anywhere">
                {section}
              </span>
            </PartHeading>
            <PartExtra field="section" sectionId={id} name={`section ${index + 1}`} />
          </div>
          <div className="grid border-t border-line @xl:grid-cols-[5fr_7fr]">
            <Direction
              label="Visual Direction"
              icon={<Image aria-hidden />}
              className="bg-teal-soft max-@xl:border-b @xl:border-r"
              copyLabel={`Copy the visual direction of section ${index + 1}`}
              text={visual}
              language={language}
            />
            <Direction
              label="Copy Direction"
              icon={<PenLine aria-hidden />}
              className=""
              copyLabel={`Copy the copy direction of section ${index + 1}`}
              text={copy}
              language={language}
            />
          </div>
        </li>
      ))}
    </ol>
  )
}

function Direction(props: {
  label: string
  icon: ReactNode
  text: string
  copyLabel: string
  language: string
  className: string
}) {
  return (
    <div className={classNames('min-w-0 border-line px-4 pt-1.5 pb-4', props.className)}>
      <div className="mb-0.5 -mr-2 flex min-h-8 items-center justify-between gap-2">
        <p className="flex items-center gap-1.5 text-xs font-medium text-fg-3 [&_svg]:size-3.5">
          {props.icon}
          {props.label}
        </p>
        {props.text.trim() !== '' && (
          <span className="print:hidden">
            <CopyButton text={() => props.text} label={props.copyLabel} />
          </span>
        )}
      </div>
      {props.text.trim() === '' ? (
        <p className="text-base text-fg-3">None</p>
      ) : (
        <Prose text={props.text} language={props.language} className="text-fg" />
      )}
    </div>
  )
}
