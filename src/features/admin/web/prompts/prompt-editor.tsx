import { Eye } from 'lucide-react'
import { useState } from 'react'
import { LONGEST_PROMPT, type PromptType, type PromptsOfType } from '#features/models/prompts-contract.ts'
import { ApiError, errorMessage } from '#web/api-client.ts'
import { Badge } from '#web/kit/badge.tsx'
import { NOTHING_CHANGED } from '#web/kit/button-reasons.ts'
import { Button } from '#web/kit/button.tsx'
import { Card, CardBody, CardHeader } from '#web/kit/card.tsx'
import { Checkbox } from '#web/kit/checkbox.tsx'
import { Field } from '#web/kit/field.tsx'
import { Label } from '#web/kit/label.tsx'
import { Textarea } from '#web/kit/textarea.tsx'
import { useChange } from '#web/use-change.ts'
import { promptEndpoints } from '../../prompts-contract.ts'
import { changeRefusal, useSuperAdmin } from '../queries.ts'
import { PlaceholderList } from './placeholder-list.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { WriterLine } from './writer-line.tsx'
import { PROMPT_LABELS, type PromptParts, activeVersion, usedParts, versionName } from './prompt-texts.ts'

interface PromptEditorProps {
  promptType: PromptType
  versions: PromptsOfType
  parts: PromptParts
  isDraft: boolean
  onChange: (parts: PromptParts | null) => void
}

const FIELDS = [
  {
    name: 'systemPrompt',
    label: 'System prompt',
    hint: "The model's role and rules. You can't use placeholders here.",
    rows: 8,
  },
  {
    name: 'userPromptTemplate',
    label: 'User prompt template',
    hint: 'What the model knows about the brand. Write placeholders as {{name}}.',
    rows: 12,
  },
] as const

export function PromptEditor({ promptType, versions, parts, isDraft, onChange }: PromptEditorProps) {
  const refusal = changeRefusal(useSuperAdmin())
  const [activatesNow, setActivatesNow] = useState(true)
  const active = activeVersion(versions.prompts)
  const preview = useChange(promptEndpoints.preview, {
    input: () => ({ body: { promptType, ...parts } }),
  })
  const save = useChange(promptEndpoints.save, {
    input: () => ({ body: { promptType, ...parts, isActive: activatesNow ? (1 as const) : (0 as const) } }),
    onDone: () => onChange(null),
    done({ prompt, warnings }) {
      const then = activatesNow ? 'The next generation uses it.' : "It isn't used until you activate it."
      return { title: 'Prompt saved', description: [`${versionName(prompt.version)}. ${then}`, ...warnings].join(' ') }
    },
    failed: { title: 'Update failed', fallback: "We couldn't save the prompt. Please try again." },
  })
  const change = (changes: Partial<PromptParts>) => {
    save.reset()
    preview.reset()
    onChange({ ...parts, ...changes })
  }
  const problem = save.error ?? preview.error
  const errorAt = (name: string) =>
    problem instanceof ApiError && problem.field === name ? problem.serverMessage : undefined
  return (
    <Card as="section">
      <CardHeader
        title={PROMPT_LABELS[promptType].label}
        description={PROMPT_LABELS[promptType].description}
        actions={
          <p className="flex flex-wrap gap-1.5 max-sm:basis-full">
            <Badge dot="ok">{`In use: ${versionName(active)}`}</Badge>
            {isDraft && <Badge variant="outline">Not saved yet</Badge>}
          </p>
        }
      />
      <CardBody className="grid gap-5">
        <WriterLine promptType={promptType} />
        {FIELDS.map(({ name, label, hint, rows }) => (
          <Field
            key={name}
            label={label}
            error={errorAt(name)}
            hint={parts[name].trim() === '' ? `${hint} Leave it empty to use the built-in text.` : hint}
            {...(parts[name] === '' && {
              aside: (
                <Button variant="link" size="sm" onClick={() => change({ [name]: versions.defaults[name] })}>
                  Start from the built-in text
                </Button>
              ),
            })}
          >
            <Textarea
              value={parts[name]}
              rows={rows}
              maxLength={LONGEST_PROMPT}
              placeholder={versions.defaults[name]}
              className="max-h-[60dvh] font-mono text-xs md:text-xs"
              onChange={({ target }) => change({ [name]: target.value })}
            />
          </Field>
        ))}
        <PlaceholderList
          known={versions.placeholders}
          template={usedParts(parts, versions).userPromptTemplate}
          onInsert={(name) => {
            const { userPromptTemplate } = usedParts(parts, versions)
            change({ userPromptTemplate: `${userPromptTemplate.trimEnd()}\n{{${name}}}` })
          }}
        />
        <div className="flex flex-wrap items-center gap-3">
          <span className="mr-auto flex items-center gap-2.5 max-sm:basis-full">
            <Checkbox
              id="use-at-once"
              checked={activatesNow}
              onCheckedChange={(checked) => setActivatesNow(checked === true)}
            />
            <Label htmlFor="use-at-once">Use for new generations</Label>
          </span>
          {isDraft && (
            <Button variant="ghost" size="touch" onClick={() => onChange(null)}>
              Discard
            </Button>
          )}
          <Button
            variant="secondary"
            size="touch"
            busy={preview.isPending}
            reason={refusal}
            onClick={() => preview.mutate()}
          >
            <Eye aria-hidden />
            Preview
          </Button>
          <Button
            size="touch"
            busy={save.isPending}
            reason={refusal ?? (isDraft ? undefined : NOTHING_CHANGED)}
            onClick={() => save.mutate()}
          >
            Save as new version
          </Button>
        </div>
        {preview.isError && !(preview.error instanceof ApiError && preview.error.field !== undefined) && (
          <p role="alert" className="text-sm text-bad">
            {errorMessage(preview.error, "We couldn't create the preview. Please try again.")}
          </p>
        )}
      </CardBody>
      {preview.data !== undefined && <PreviewDialog preview={preview.data} onClose={() => preview.reset()} />}
    </Card>
  )
}
