import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Input } from './input.tsx'

/** A password input with a button that shows and hides what was typed. Give it `autoComplete`. */
export function PasswordInput({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <div className="relative">
      <Input
        spellCheck={false}
        autoCapitalize="none"
        {...props}
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
  )
}
