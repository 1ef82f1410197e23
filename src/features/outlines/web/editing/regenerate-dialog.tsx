import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usageOptions } from '#features/access/web/usage-queries.ts'
import { Link } from '@tanstack/react-router'
import { OUTLINE_TYPES } from '#shared/brand-brief.ts'
import { remaining } from '#shared/plan-catalog.ts'
import { PLEASE_WAIT } from '#web/kit/button-reasons.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Field } from '#web/kit/field.tsx'
import { Select } from '#web/kit/select.tsx'
import { billingUrl } from '#web/paths.ts'
import { TYPE_LABELS, type Outline } from '../../contract.ts'
import type { EditableSection } from '../../content-fields.ts'
import type { RegenerateRequest } from './use-regenerate.ts'

export interface RegenerateDialogProps {
  outline: Outline
  workspaceId: string
  section: EditableSection | null
  mayUpgrade: boolean
  busy: boolean
  onRegenerate: (wish: RegenerateRequest) => void
  onClose: () => void
}

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
          ? "We'll write it again from its idea and your brand profile. The current text stays in Versions."
          : `We'll write ${name === '' ? 'the section' : `“${name}”`} again. The rest stays, and the current text stays in Versions.`
      }
      footer={
        <>
          <Button variant="secondary" size="touch" reason={busy ? PLEASE_WAIT : undefined} onClick={props.onClose}>
            Cancel
          </Button>
          <Button
            size="touch"
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
              size="touch"
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
              You have no outlines left in this billing cycle.{' '}
              {props.mayUpgrade && (
                <Link to={billingUrl()} className="font-medium text-teal hover:underline">
                  Upgrade your plan
                </Link>
              )}
            </>
          ) : (
            `This uses 1 of your outlines${left === null || left === Number.POSITIVE_INFINITY ? '' : ` (${left} left in this billing cycle)`}.`
          )}
        </p>
      </div>
    </Dialog>
  )
}
