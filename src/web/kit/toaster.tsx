import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react'
import * as Primitive from 'radix-ui/toast'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { clearOfMainActions } from './toast-position.ts'
import { currentToasts, dismissToast, subscribeToToasts, type ShownToast } from './toast-store.ts'

const DEFAULT_DURATION = 5000
const HOTKEY = ['F8']
const LOOK_EVERY_MS = 200
const LOOKS = {
  default: { Icon: CircleCheck, colour: 'text-ok' },
  warning: { Icon: TriangleAlert, colour: 'text-warn' },
  destructive: { Icon: CircleAlert, colour: 'text-bad' },
} as const

export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts)
  const place = useRef<HTMLOListElement>(null)
  const isShown = toasts.some(({ open }) => open)
  useEffect(() => {
    if (!isShown) return
    // The page below changes and scrolls while a toast is visible.
    const move = () => place.current !== null && clearOfMainActions(place.current)
    const timer = setInterval(move, LOOK_EVERY_MS)
    move()
    return () => clearInterval(timer)
  }, [isShown])
  return (
    <Primitive.Provider duration={DEFAULT_DURATION} swipeDirection="right">
      {toasts.map((shown) => (
        <Toast key={shown.id} shown={shown} />
      ))}
      <Primitive.Viewport
        ref={place}
        hotkey={HOTKEY}
        className={classNames(
          'fixed inset-x-0 z-70 flex flex-col gap-2 p-4 outline-none',
          // On a phone, the bottom of the screen belongs to the selection bar.
          'max-sm:top-[calc(env(safe-area-inset-top)+3rem)] max-sm:py-2',
          'sm:bottom-0 sm:left-auto sm:w-full md:max-w-[420px]',
        )}
      />
    </Primitive.Provider>
  )
}

function Toast({ shown }: { shown: ShownToast }) {
  const { id, open, title, description, variant = 'default', action, duration } = shown
  const { Icon, colour } = LOOKS[variant]
  return (
    <Primitive.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) dismissToast(id)
      }}
      type="foreground"
      {...(duration !== undefined && { duration })}
      className={classNames(
        'toast-motion grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 rounded-xl p-4 pr-11',
        'relative bg-surface text-fg shadow-[0_0_0_1px_var(--line-2),var(--e3)]',
      )}
    >
      <Icon aria-hidden className={classNames('mt-px size-4.5', colour)} />
      <div className="grid gap-0.5">
        <Primitive.Title className={classNames('text-base font-semibold', variant === 'destructive' && 'text-bad')}>
          {title}
        </Primitive.Title>
        {description !== undefined && (
          <Primitive.Description className="text-sm break-words text-fg-2">{description}</Primitive.Description>
        )}
      </div>
      {action !== undefined && (
        <Primitive.Action asChild altText={action.label} onClick={action.onSelect}>
          <Button variant="secondary" size="sm">
            {action.label}
          </Button>
        </Primitive.Action>
      )}
      <Primitive.Close asChild>
        <Button variant="ghost" size="icon-sm" aria-label="Dismiss" className="absolute top-2.5 right-2.5">
          <X aria-hidden />
        </Button>
      </Primitive.Close>
    </Primitive.Root>
  )
}
