import type { Outline } from '../../contract.ts'
import { PartExtra } from '../outline-extras.tsx'
import { PartHeading, Prose } from './brief-parts.tsx'

export function TextSections({ sections, language }: { sections: Outline['sections']; language: string }) {
  return (
    <ol className="rounded-lg bg-surface py-3 hairline">
      {sections.map(({ id, section, visual, copy }, index) => (
        <li
          key={index}
          className="group/part grid gap-x-6 gap-y-1 px-4 py-3 break-inside-avoid @xl:grid-cols-[8.5rem_minmax(0,1fr)] @xl:px-6"
        >
          <div className="flex items-start justify-between gap-2">
            <PartHeading below className="min-w-0 pt-1 text-xs font-medium text-fg-3">
              <span dir="auto" lang={language} className="block wrap-anywhere">
                {section}
              </span>
            </PartHeading>
            <PartExtra field="section" sectionId={id} name={`section ${index + 1}`} />
          </div>
          <div className="grid max-w-[62ch] min-w-0 gap-2.5">
            {copy.trim() !== '' && (
              <div>
                <span className="sr-only">Copy Direction: </span>
                <Prose text={copy} language={language} className="text-md text-fg" />
              </div>
            )}
            {visual.trim() !== '' && (
              <div className="border-l-2 border-teal-soft-line pl-3">
                <p className="text-xs font-medium text-fg-3">Visual Direction</p>
                <Prose text={visual} language={language} className="text-sm" />
              </div>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
