import { FileSpreadsheet } from 'lucide-react'
import { useRef } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { Button } from '#web/kit/button.tsx'
import { LeaveQuestion } from '#web/leave-question.tsx'
import { FilePicker } from './file-picker.tsx'
import { ImportHistory } from './import-history.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ImportSummary } from './import-summary.tsx'
import { MappingForm } from './mapping-form.tsx'
import { missingTargets } from './csv-wording.ts'
import { useCsvImport } from './use-csv-import.ts'

export interface CsvImportProps {
  brand: Brand
  /** Users who can't import can't read the imported files either. */
  mayImport: boolean
  onImported: () => void
}

export function CsvImport({ brand, mayImport, onImported }: CsvImportProps) {
  const flow = useCsvImport(brand, onImported)
  const { review, imported } = flow
  const missing = review === null ? [] : missingTargets(review.mapping)
  const heading = useRef<HTMLHeadingElement>(null)
  const startOver = () => {
    // The pressed button disappears, so the heading takes the focus.
    heading.current?.focus()
    flow.startOver()
  }
  return (
    <section
      aria-label="CSV import"
      className="grid min-w-0 content-start gap-4 rounded-xl p-5 shadow-[inset_0_0_0_1px_var(--line-2)]"
    >
      <div className="flex items-center gap-2.5">
        <span className="grid size-8 place-items-center rounded-lg bg-teal-soft text-teal-ink">
          <FileSpreadsheet aria-hidden className="size-4" />
        </span>
        <h3 ref={heading} tabIndex={-1} className="text-base font-semibold outline-none">
          CSV import
        </h3>
      </div>
      <LeaveQuestion
        shouldAsk={() => review !== null && !flow.saving}
        onReload={review !== null && !flow.saving}
        title="Leave without importing?"
        description={`${review?.file.name ?? 'The file'} isn't imported yet. You'll need to choose it again when you come back.`}
      />
      {imported !== null ? (
        <ImportSummary answer={imported} country={brand.country} onStartOver={startOver} />
      ) : review === null ? (
        <FilePicker busy={flow.analysing} refusal={flow.refusal} onChoose={flow.choose} />
      ) : (
        <>
          <MappingForm
            review={review}
            disabled={flow.saving}
            onMap={flow.mapTarget}
            onRename={flow.rename}
            onStartOver={startOver}
          />
          {missing.length === 0 && (
            <ImportPreview country={brand.country} preview={flow.preview} onReadDatesAs={flow.readDatesAs} />
          )}
          <div className="flex flex-wrap items-center justify-end gap-3">
            <Button
              size="touch"
              busy={flow.saving}
              reason={missing.length > 0 ? `Map these columns first: ${missing.join(', ')}` : undefined}
              onClick={flow.save}
            >
              Save and import
            </Button>
          </div>
        </>
      )}
      {mayImport && (
        <ImportHistory
          brand={brand}
          onUndone={(id) => {
            if (id === imported?.importId) flow.startOver()
          }}
        />
      )}
    </section>
  )
}
