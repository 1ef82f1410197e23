import { Check, Copy } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { toast } from './toast-store.ts'

const SHOWN_FOR = 2000

export function CopyButton(props: { text: () => string; label: string; icon?: ReactNode; children?: ReactNode }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(props.text())
      setCopied(true)
    } catch {
      toast({
        variant: 'destructive',
        title: "Couldn't copy",
        description: 'Your browser blocked copying. Select the text and copy it with your keyboard.',
      })
    }
  }

  const icon = copied ? <Check aria-hidden className="text-ok" /> : (props.icon ?? <Copy aria-hidden />)
  const labelled = props.children !== undefined
  return (
    <>
      <Button
        variant={labelled ? 'secondary' : 'ghost'}
        size={labelled ? 'touch-sm' : 'touch-icon-sm'}
        className={labelled ? 'max-md:px-3.5 max-md:text-sm' : undefined}
        {...(!labelled && { 'aria-label': props.label, title: props.label })}
        onClick={() => void copy()}
      >
        {icon}
        {props.children}
      </Button>
      <span role="status" className="sr-only">
        {copied ? 'Copied' : ''}
      </span>
    </>
  )
}
