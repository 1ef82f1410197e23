import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Badge } from '#web/kit/badge.tsx'
import { PLEASE_WAIT } from '#web/kit/button-reasons.ts'
import { Button } from '#web/kit/button.tsx'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { Select } from '#web/kit/select.tsx'
import { CSV_TARGETS, type CsvTarget, NOT_MAPPED } from '../../contract.ts'
import { sizeText } from './chosen-file.ts'
import { TARGET_LABELS, isRequired, missingTargets } from './csv-wording.ts'
import type { Review } from './use-csv-import.ts'

interface MappingFormProps {
  review: Review
  disabled: boolean
  onMap: (target: CsvTarget, header: string) => void
  onRename: (sourceLabel: string) => void
  onStartOver: () => void
}

const ORIGIN = {
  known: ({ sourceLabel }: Review['detected']) => `Recognized: ${sourceLabel}`,
  saved: ({ sourceLabel }: Review['detected']) => `Saved mapping: ${sourceLabel}`,
  suggested: () => 'Suggested from your column names. Please check them.',
}

export function MappingForm({ review, disabled, onMap, onRename, onStartOver }: MappingFormProps) {
  const { file, headers, detected, mapping, sourceLabel } = review
  const missing = missingTargets(mapping)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that chose the file is gone.
  useEffect(() => heading.current?.focus(), [])
  const options = [
    { value: NOT_MAPPED, label: 'Not mapped' },
    ...headers.map((header) => ({ value: header, label: header })),
  ]
  return (
    <div className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-surface-2 px-4 py-3">
        <p className="min-w-0 text-sm">
          <span className="font-medium break-all">{file.name}</span>{' '}
          <span className="whitespace-nowrap text-fg-3">{sizeText(file.size)}</span>
        </p>
        <Button variant="ghost" size="touch-sm" reason={disabled ? PLEASE_WAIT : undefined} onClick={onStartOver}>
          Choose another file
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <h4 ref={heading} tabIndex={-1} className="text-sm font-semibold outline-none">
          Column mapping
        </h4>
        <Badge variant={detected.type === 'suggested' ? 'outline' : 'default'}>{ORIGIN[detected.type](detected)}</Badge>
      </div>
      {missing.length > 0 && (
        <p role="status" className="flex items-start gap-2 rounded-lg bg-warn-soft px-3 py-2 text-sm text-warn">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>
            <strong className="font-semibold">Missing required mappings</strong>: {missing.join(', ')}
          </span>
        </p>
      )}
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {CSV_TARGETS.map((target) => (
          <Field
            key={target}
            label={TARGET_LABELS[target]}
            required={isRequired(target)}
            aside={
              mapping[target] !== NOT_MAPPED &&
              mapping[target] === detected.mapping[target] && <Confidence level={detected.confidence[target]} />
            }
          >
            <Select
              options={options}
              value={mapping[target]}
              disabled={disabled}
              onValueChange={(header) => onMap(target, header)}
              size="touch"
            />
          </Field>
        ))}
        <Field label="Mapping name" hint="We'll recognize files with the same columns next time.">
          <Input
            value={sourceLabel}
            maxLength={100}
            disabled={disabled}
            placeholder="Custom CSV"
            size="touch"
            onChange={({ target }) => onRename(target.value)}
            onKeyDown={(event) => {
              // Enter would submit the wizard's form, which skips this step.
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
        </Field>
      </div>
    </div>
  )
}

function Confidence({ level }: { level: 'high' | 'medium' | undefined }) {
  if (level === undefined) return null
  return level === 'high' ? (
    <Badge variant="outline" dot="ok" className="-my-1">
      Matched
    </Badge>
  ) : (
    <Badge variant="outline" dot="warn" className="-my-1">
      Please check
    </Badge>
  )
}
