import { BriefPart } from './brief-parts.tsx'
import { CopyButton } from '#web/kit/copy-button.tsx'
import { letterCount } from './outline-wording.ts'

export function SubjectLines({ lines, language }: { lines: readonly string[]; language: string }) {
  if (lines.length === 0) return null
  return (
    <BriefPart heading="Subject Lines" field="subjectLines">
      <ol className="divide-y divide-line rounded-lg bg-surface hairline">
        {lines.map((line, index) => (
          <li key={index} className="flex items-center gap-3 py-1.5 pr-1.5 pl-3.5">
            <span aria-hidden className="w-4 shrink-0 text-xs text-fg-3 tnum">
              {index + 1}
            </span>
            <p dir="auto" lang={language} className="min-w-0 flex-1 py-1 text-base font-medium wrap-anywhere">
              {line}
            </p>
            <LengthAndCopy line={line} name={`subject line ${index + 1}`} />
          </li>
        ))}
      </ol>
    </BriefPart>
  )
}

export function PreviewText({ text, language }: { text: string; language: string }) {
  if (text.trim() === '') return null
  return (
    <BriefPart heading="Preview text" field="previewText">
      <div className="flex items-center gap-3 rounded-lg bg-surface py-1.5 pr-1.5 pl-3.5 hairline">
        <p dir="auto" lang={language} className="min-w-0 flex-1 py-1 text-base wrap-anywhere">
          {text}
        </p>
        <LengthAndCopy line={text} name="preview text" />
      </div>
    </BriefPart>
  )
}

function LengthAndCopy({ line, name }: { line: string; name: string }) {
  return (
    <>
      <LineLength count={letterCount(line)} />
      <span className="print:hidden">
        <CopyButton text={() => line} label={`Copy ${name}`} />
      </span>
    </>
  )
}

function LineLength({ count }: { count: number }) {
  return (
    <span className="shrink-0 text-xs text-fg-3 tnum" title={`${count} characters`}>
      {count}
      <span className="sr-only"> characters</span>
    </span>
  )
}
