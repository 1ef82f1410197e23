import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usageOptions } from '#features/access/web/usage-queries.ts'
import { Link } from '@tanstack/react-router'
import { OUTLINE_TYPES } from '#shared/brand-brief.ts'
import { remaining } from '#shared/plan-catalogue.ts'
import { PLEASE_WAIT } from '#web/kit/button-reasons.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Field } from '#web/kit/field.tsx'
import { Select } from '#web/kit/select.tsx'
import { billingUrl } from '#web/paths.ts'
import { TYPE_LABELS, type Outline } from '../../contract.ts'
import type { EditableSection } from '../../content-fields.ts'
import type { RegenerateWish } from './use-regenerate.ts'

export interface RegenerateDialogProps {
  outline: Outline
  workspaceId: string
  /** The one section that is to be written again; null for the whole outline. */
  section: EditableSection | null
  mayUpgrade: boolean
  busy: boolean
  onRegenerate: (wish: RegenerateWish) => void
  onClose: () => void
}

/** Asks before an outline is spent: what it costs, what is left, and that nothing is lost. */
export function RegenerateDialog(props: RegenerateDialogProps) {
  const { outline, section, busy } = props
  const [type, setType] = useState(outline.type)
  const usage = useQuery(usageOptions(props.workspaceId)).data
  const left = usage === undefined ? null : remaining(usage.limits.outlines, usage.usage.outlines)
  const name = section?.section.trim()
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => {
        if (!open && !busy) props.onClose()
      }}
      title={section === null ? 'Regenerate this outline?' : 'Regenerate this section?'}
      description={
        section === null
          ? 'It is written again from its idea and your brand. What it says now is kept as a version.'
          : `${name === '' ? 'The section' : `“${name}”`} is written again; the rest stays. What it says now is kept as a version.`
      }
      footer={
        <>
          <Button
            variant="secondary"
            className="max-md:h-(--touch)"
            reason={busy ? PLEASE_WAIT : undefined}
            onClick={props.onClose}
          >
            Cancel
          </Button>
          <Button
            className="max-md:h-(--touch)"
            busy={busy}
            reason={left === 0 ? 'You have no outlines left in this billing cycle.' : undefined}
            onClick={() => props.onRegenerate(section === null ? { type } : { section: section.id })}
          >
            Regenerate
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {section === null && (
          <Field label="Type">
            <Select
              className="max-md:h-(--touch)"
              options={OUTLINE_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }))}
              value={type}
              disabled={busy}
              onValueChange={setType}
            />
          </Field>
        )}
        <p className="text-sm text-fg-2">
          {left === 0 ? (
            <>
              Your plan has no outlines left this month.{' '}
              {props.mayUpgrade && (
                <Link to={billingUrl()} className="font-medium text-teal hover:underline">
                  Upgrade your plan
                </Link>
              )}
            </>
          ) : (
            `Uses 1 outline of your plan${left === null || left === Number.POSITIVE_INFINITY ? '' : ` (${left} left this month)`}.`
          )}
        </p>
      </div>
    </Dialog>
  )
}
