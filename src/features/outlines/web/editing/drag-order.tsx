import {
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  pointerWithin,
  type CollisionDetection,
  closestCenter,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { GripVertical } from 'lucide-react'
import { type ReactNode, createContext, use, useEffect, useRef, useState } from 'react'
import { Button } from '#web/kit/button.tsx'
import { classNames } from '#web/kit/class-names.ts'
import { placeByKey } from './move-order.ts'

interface Order {
  ids: readonly string[]
  nameOf: (id: string) => string
  onMove: (id: string, to: number) => void
}

/** What the pointer is over; between two things, the nearest. */
const underPointer: CollisionDetection = (given) => {
  const within = pointerWithin(given)
  return within.length > 0 ? within : closestCenter(given)
}

const OrderContext = createContext<Order>({ ids: [], nameOf: String, onMove: () => {} })

/** A list that is put in order by mouse, by finger or by keys; says to which place something was moved. */
export function DragOrder({ children, ...order }: Order & { children: ReactNode }) {
  const { ids, nameOf } = order
  const [said, setSaid] = useState('')
  const onMove = (id: string, to: number) => {
    const place = Math.min(Math.max(to, 0), ids.length - 1)
    if (place === ids.indexOf(id)) return
    setSaid(`${nameOf(id)} moved to place ${place + 1} of ${ids.length}`)
    order.onMove(id, place)
  }
  const [dragged, setDragged] = useState<string | null>(null)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }),
  )
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      accessibility={{
        screenReaderInstructions: { draggable: '' },
        // What was moved where is said by the list itself.
        announcements: {
          onDragStart: () => undefined,
          onDragOver: () => undefined,
          onDragEnd: () => undefined,
          onDragCancel: () => undefined,
        },
      }}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragCancel={() => setDragged(null)}
      onDragEnd={({ active, over }) => {
        setDragged(null)
        const to = over === null ? -1 : ids.indexOf(String(over.id))
        if (to >= 0) onMove(String(active.id), to)
      }}
    >
      <OrderContext value={{ ids, nameOf, onMove }}>{children}</OrderContext>
      <p role="status" className="sr-only">
        {said}
      </p>
      <DragOverlay dropAnimation={null}>
        {dragged !== null && (
          <div className="flex max-w-80 cursor-grabbing items-center gap-2 rounded-md bg-surface px-3 py-2 text-sm font-medium shadow-[0_0_0_1px_var(--line-2),var(--e4)]">
            <GripVertical aria-hidden className="size-4 shrink-0 text-fg-3" />
            <span className="truncate">{nameOf(dragged)}</span>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}

/** One thing of the list. While another one is over it, a line shows where that would come to stand. */
export function OrderedItem(props: { id: string; className?: string; children: ReactNode }) {
  const { ids } = use(OrderContext)
  const { setNodeRef, isOver, active } = useDroppable({ id: props.id })
  const from = active === null ? -1 : ids.indexOf(String(active.id))
  const place = ids.indexOf(props.id)
  const isTarget = isOver && from >= 0 && from !== place
  return (
    <li
      ref={setNodeRef}
      className={classNames(
        'relative',
        from === place && 'opacity-50',
        isTarget && 'after:absolute after:inset-x-0 after:h-0.5 after:rounded-full after:bg-teal',
        isTarget && (from > place ? 'after:-top-2' : 'after:-bottom-2'),
        props.className,
      )}
    >
      {props.children}
    </li>
  )
}

/** What one takes hold of. With the focus on it, the arrow keys move the thing, Home and End take it to the ends. */
export function MoveHandle({ id, name }: { id: string; name: string }) {
  const { ids, onMove } = use(OrderContext)
  const { setNodeRef, listeners } = useDraggable({ id })
  const button = useRef<HTMLButtonElement>(null)
  const keepsFocus = useRef(false)
  const place = ids.indexOf(id)
  // Elements that change places lose the focus.
  useEffect(() => {
    if (keepsFocus.current) button.current?.focus()
    keepsFocus.current = false
  })
  return (
    <Button
      ref={(element) => {
        button.current = element
        setNodeRef(element)
      }}
      {...listeners}
      variant="ghost"
      size="icon-sm"
      className="cursor-grab touch-none text-fg-3 max-md:size-(--touch)"
      aria-label={`Move ${name}, place ${place + 1} of ${ids.length}`}
      title="Drag to move, or use the arrow keys"
      data-handle={id}
      onKeyDown={(event) => {
        const to = placeByKey(event.key, place, ids.length)
        if (to === null) return
        event.preventDefault()
        keepsFocus.current = to >= 0 && to < ids.length && to !== place
        onMove(id, to)
      }}
    >
      <GripVertical aria-hidden />
    </Button>
  )
}
