import { TriangleAlert } from 'lucide-react'
import type { PromptPreview } from '#features/models/prompts-contract.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'

export function PreviewDialog({ preview, onClose }: { preview: PromptPreview; onClose: () => void }) {
  const { systemPrompt, userPrompt, tokens, warnings } = preview
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title="Prompt preview"
      description={`For a sample brand, about ${tokens.toLocaleString('en')} tokens. We didn't save or send anything.`}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className="grid gap-4">
        {warnings.map((warning) => (
          <p key={warning} className="flex items-start gap-2 text-sm text-warn">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {warning}
          </p>
        ))}
        <Text title="System prompt" text={systemPrompt} />
        <Text title="User prompt" text={userPrompt} />
      </div>
    </Dialog>
  )
}

function Text({ title, text }: { title: string; text: string }) {
  return (
    <section className="grid gap-1.5">
      <h3 className="text-sm font-medium">{title}</h3>
      <pre className="rounded-lg bg-surface-2 p-4 font-mono text-xs break-words whitespace-pre-wrap hairline">
        {text}
      </pre>
    </section>
  )
}
