import { useState } from 'react'
import type { PromptsOfType } from '#features/models/prompts-contract.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Field } from '#web/kit/field.tsx'
import { Select } from '#web/kit/select.tsx'
import { TextDiff } from '../lists/text-diff.tsx'
import { BUILT_IN, activeVersion, ownParts, usedParts, versionName } from './prompt-texts.ts'

interface CompareDialogProps {
  versions: PromptsOfType
  version: number
  onClose: () => void
}

export function CompareDialog({ versions, version, onClose }: CompareDialogProps) {
  const all = [...versions.prompts.map((prompt) => prompt.version), BUILT_IN]
  const active = activeVersion(versions.prompts)
  // For the active version, the previous one is the interesting comparison.
  const [other, setOther] = useState(
    version === active ? (all[all.indexOf(version) + 1] ?? all[all.indexOf(version) - 1] ?? version) : active,
  )
  const partsOf = (each: number) => usedParts(ownParts(versions.prompts, each), versions)
  const [before, after] = [partsOf(other), partsOf(version)]
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={`What ${versionName(version)} changes`}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className="grid gap-4">
        <Field label="Compared with">
          <Select
            value={String(other)}
            onValueChange={(chosen) => setOther(Number(chosen))}
            options={all.map((each) => ({ value: String(each), label: versionName(each) }))}
          />
        </Field>
        <section className="grid gap-1.5">
          <h3 className="text-sm font-medium">System prompt</h3>
          <TextDiff label="System prompt changes" before={before.systemPrompt} after={after.systemPrompt} />
        </section>
        <section className="grid gap-1.5">
          <h3 className="text-sm font-medium">User prompt template</h3>
          <TextDiff
            label="User prompt template changes"
            before={before.userPromptTemplate}
            after={after.userPromptTemplate}
          />
        </section>
      </div>
    </Dialog>
  )
}
