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
import type { Country } from '#shared/brand-brief.ts'
import { dayName } from '../calendar-days.ts'
import type { CalendarItem } from './calendar-changes.ts'
import { ItemFace } from './item-face.tsx'

/** A day as `2026-12-04`, or the list of emails without a date. */
export type DropPlace = string
export const UNSCHEDULED = 'unscheduled'

const placeName = (place: string | number) => (place === UNSCHEDULED ? 'the unscheduled list' : dayName(String(place)))

const announcements = {
  onDragStart: () => 'Picked up',
  onDragOver: ({ over }: { over: { id: string | number } | null }) =>
    over === null ? undefined : `Over ${placeName(over.id)}`,
  // Where it went is said by the change itself.
  onDragEnd: ({ over }: { over: { id: string | number } | null }) => (over === null ? 'Put back' : undefined),
  onDragCancel: () => 'Put back',
}

/** Everything that can be dragged and every place to drop it; the only module that knows the drag library. */
export function DragArea(props: {
  onDrop: (item: CalendarItem, place: DropPlace) => void
  country: Country
  children: ReactNode
}) {
  const [dragged, setDragged] = useState<CalendarItem | null>(null)
  const sensors = useSensors(
    // A click stays a click until the pointer has gone a little way, and a finger scrolls unless it rests.
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
            <ItemFace item={dragged} country={props.country} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}

function itemOf(data: Record<string, unknown> | undefined): CalendarItem | null {
  return (data as { item?: CalendarItem } | undefined)?.item ?? null
}

/** What an element needs to be dragged. Keys do not drag: they have their own way. */
export function useDragged(item: CalendarItem, disabled: boolean) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: item.outlineId, data: { item }, disabled })
  return { ref: setNodeRef, listeners: listeners ?? {}, isDragging }
}

export function useDropPlace(place: DropPlace) {
  const { setNodeRef, isOver, active } = useDroppable({ id: place })
  return { ref: setNodeRef, isOver, dragged: active === null ? null : itemOf(active.data.current) }
}
