import { Plus } from 'lucide-react'
import { Button } from '#web/kit/button.tsx'
import { toast } from '#web/kit/toast-store.ts'
import type { EditableSection } from '../../content-fields.ts'
import { BriefPart } from '../library/brief-parts.tsx'
import { ConflictPanel } from './conflict-panel.tsx'
import { DragOrder } from './drag-order.tsx'
import { useEdit, useHints, useSession } from './edit-context.ts'
import { HintList } from './hint-list.tsx'
import { moved } from './move-order.ts'
import { SectionCard } from './section-card.tsx'

const emptySection = (): EditableSection => ({ id: crypto.randomUUID(), section: '', visual: '', copy: '' })

export function SectionList({ onRegenerate }: { onRegenerate: ((section: EditableSection) => void) | null }) {
  const { session } = useEdit()
  const sections = useSession(({ draft }) => draft.sections)
  const isDesigned = useSession(({ editing }) => editing.outline.type === 'design-based')
  const hints = useHints('sections')
  const change = (make: (all: readonly EditableSection[]) => readonly EditableSection[]) =>
    session.change((draft) => {
      const next = make(draft.sections)
      return next === draft.sections ? draft : { ...draft, sections: [...next] }
    })
  const place = (id: string) => sections.findIndex((section) => section.id === id)
  const add = (at: number) => {
    const section = emptySection()
    change((all) => all.toSpliced(at, 0, section))
    requestAnimationFrame(() => focusSection(section.id))
  }
  const remove = (id: string) => {
    const at = place(id)
    const name = sections[at]!.section.trim()
    change((all) => all.filter((section) => section.id !== id))
    toast({
      title: 'Section removed',
      ...(name !== '' && { description: name }),
      action: { label: 'Undo', onSelect: () => session.undo() },
    })
    const next = sections[at + 1] ?? sections[at - 1]
    if (next !== undefined) requestAnimationFrame(() => focusSection(next.id))
  }
  const move = (id: string, to: number) => change((all) => moved(all, place(id), to))

  return (
    <BriefPart heading="Email Sections">
      <DragOrder
        ids={sections.map(({ id }) => id)}
        nameOf={(id) => sections[place(id)]?.section.trim() || `Section ${place(id) + 1}`}
        onMove={move}
      >
        <ol className="grid gap-3">
          {sections.map((section, index) => (
            <SectionCard
              key={section.id}
              section={section}
              place={index}
              count={sections.length}
              designed={isDesigned}
              onMove={(to) => move(section.id, to)}
              onAddBelow={() => add(index + 1)}
              onRemove={() => remove(section.id)}
              onRegenerate={onRegenerate === null ? null : () => onRegenerate(section)}
            />
          ))}
        </ol>
      </DragOrder>
      <div className="mt-2 empty:hidden">
        <HintList hints={hints} />
      </div>
      <Button variant="secondary" size="touch-sm" className="mt-3 max-md:w-full" onClick={() => add(sections.length)}>
        <Plus aria-hidden />
        Add section
      </Button>
      <ConflictPanel field="sections" name="Email Sections" />
    </BriefPart>
  )
}

function focusSection(id: string): void {
  document.querySelector<HTMLElement>(`[data-field="sections/${CSS.escape(id)}/section"]`)?.focus()
}
