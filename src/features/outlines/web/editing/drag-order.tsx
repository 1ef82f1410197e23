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
import { positionByKey } from './move-order.ts'

interface Order {
  ids: readonly string[]
  nameOf: (id: string) => string
  onMove: (id: string, to: number) => void
}

const underPointer: CollisionDetection = (given) => {
  const within = pointerWithin(given)
  return within.length > 0 ? within : closestCenter(given)
}

const OrderContext = createContext<Order>({ ids: [], nameOf: String, onMove: () => {} })

export function DragOrder({ children, ...order }: Order & { children: ReactNode }) {
  const { ids, nameOf } = order
  const [said, setSaid] = useState('')
  const onMove = (id: string, to: number) => {
    const place = Math.min(Math.max(to, 0), ids.length - 1)
    if (place === ids.indexOf(id)) return
    setSaid(`${nameOf(id)} moved to position ${place + 1} of ${ids.length}`)
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
        // The list announces moves itself.
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

export function MoveHandle({ id, name }: { id: string; name: string }) {
  const { ids, onMove } = use(OrderContext)
  const { setNodeRef, listeners } = useDraggable({ id })
  const button = useRef<HTMLButtonElement>(null)
  const keepsFocus = useRef(false)
  const place = ids.indexOf(id)
  // A moved element loses the focus, so restore it.
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
      size="touch-icon-sm"
      className="cursor-grab touch-none text-fg-3"
      aria-label={`Move ${name}, position ${place + 1} of ${ids.length}`}
      title="Drag to move, or use the arrow keys"
      data-handle={id}
      onKeyDown={(event) => {
        const to = positionByKey(event.key, place, ids.length)
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
