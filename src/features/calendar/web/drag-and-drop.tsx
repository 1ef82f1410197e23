import {
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  pointerWithin,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useState } from 'react'
import { dayName } from '../calendar-days.ts'
import type { CalendarItem } from './calendar-changes.ts'
import { ItemFace } from './item-face.tsx'
import type { EmailBrand } from './email-brand.ts'

export type DropTarget = string
export const UNSCHEDULED = 'unscheduled'

const placeName = (place: string | number) => (place === UNSCHEDULED ? 'the unscheduled list' : dayName(String(place)))

const announcements = {
  onDragStart: () => 'Picked up',
  onDragOver: ({ over }: { over: { id: string | number } | null }) =>
    over === null ? undefined : `Over ${placeName(over.id)}`,
  // The change itself announces where the email went.
  onDragEnd: ({ over }: { over: { id: string | number } | null }) => (over === null ? 'Returned' : undefined),
  onDragCancel: () => 'Returned',
}

export function DragArea(props: {
  onDrop: (item: CalendarItem, place: DropTarget) => void
  brandOf: (item: CalendarItem) => EmailBrand
  children: ReactNode
}) {
  const [dragged, setDragged] = useState<CalendarItem | null>(null)
  const sensors = useSensors(
    // A click stays a click until the pointer moves 6 pixels. On touch screens, a swipe scrolls unless the finger rests
    // first.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  )
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }) => setDragged(itemOf(active.data.current))}
      onDragCancel={() => setDragged(null)}
      onDragEnd={({ active, over }) => {
        setDragged(null)
        const item = itemOf(active.data.current)
        if (item !== null && over !== null) props.onDrop(item, String(over.id))
      }}
    >
      {props.children}
      <DragOverlay dropAnimation={null}>
        {dragged !== null && (
          <div className="rotate-2 cursor-grabbing rounded-sm bg-surface opacity-95 shadow-[0_0_0_1px_var(--line-2),var(--e4)]">
            <ItemFace item={dragged} brand={props.brandOf(dragged)} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}

function itemOf(data: Record<string, unknown> | undefined): CalendarItem | null {
  return (data as { item?: CalendarItem } | undefined)?.item ?? null
}

/** Keys don't drag. They have their own commands. */
export function useDragged(item: CalendarItem, disabled: boolean) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: item.outlineId, data: { item }, disabled })
  return { ref: setNodeRef, listeners: listeners ?? {}, isDragging }
}

export function useDropTarget(place: DropTarget) {
  const { setNodeRef, isOver, active } = useDroppable({ id: place })
  return { ref: setNodeRef, isOver, dragged: active === null ? null : itemOf(active.data.current) }
}
