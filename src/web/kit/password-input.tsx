import { ArrowBigUp, Eye, EyeOff } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { classNames } from './class-names.ts'
import { Input, type InputProps } from './input.tsx'

/** Warns about Caps Lock, because dots hide it. It needs `autoComplete`. */
export function PasswordInput({ className, onBlur, ...props }: Omit<InputProps, 'type'>) {
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const Icon = shown ? EyeOff : Eye
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <div className="grid gap-1.5">
      <div className="relative">
        <Input
          spellCheck={false}
          autoCapitalize="none"
          {...props}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          onBlur={(event) => {
            setCapsLock(false)
            onBlur?.(event)
          }}
          type={shown ? 'text' : 'password'}
          className={classNames('pr-10', className)}
        />
        <button
          type="button"
          aria-label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-md text-fg-3 hover:text-fg focus-visible:-outline-offset-4"
        >
          <Icon aria-hidden className="size-4" />
        </button>
      </div>
      <p aria-live="polite" className="flex items-center gap-1.5 text-xs font-medium text-warn empty:hidden">
        {capsLock && (
          <>
            <ArrowBigUp aria-hidden className="size-3.5" />
            Caps Lock is on
          </>
        )}
      </p>
    </div>
  )
}
