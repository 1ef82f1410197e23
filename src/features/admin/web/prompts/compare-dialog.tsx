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

/** Two versions side by side, as a model gets them: built-in parts stand where a version leaves one empty. */
export function CompareDialog({ versions, version, onClose }: CompareDialogProps) {
  const all = [...versions.prompts.map((prompt) => prompt.version), BUILT_IN]
  const active = activeVersion(versions.prompts)
  // Beside the one in use the one before it is of interest.
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
          <TextDiff label="Changes of the system prompt" before={before.systemPrompt} after={after.systemPrompt} />
        </section>
        <section className="grid gap-1.5">
          <h3 className="text-sm font-medium">User prompt template</h3>
          <TextDiff
            label="Changes of the user prompt template"
            before={before.userPromptTemplate}
            after={after.userPromptTemplate}
          />
        </section>
      </div>
    </Dialog>
  )
}
