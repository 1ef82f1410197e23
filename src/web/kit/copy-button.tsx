import { Check, Copy } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { toast } from './toast-store.ts'

const SHOWN_FOR = 2000

/** Copies a text. With children it is a labeled button, without them an icon that `label` names. */
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
        title: 'Copy Failed',
        description: 'Your browser did not allow it. Select the text and copy it with the keyboard.',
      })
    }
  }

  const icon = copied ? <Check aria-hidden className="text-ok" /> : (props.icon ?? <Copy aria-hidden />)
  const labelled = props.children !== undefined
  return (
    <>
      <Button
        variant={labelled ? 'secondary' : 'ghost'}
        size={labelled ? 'sm' : 'icon-sm'}
        className={labelled ? 'max-md:h-(--touch) max-md:px-3.5 max-md:text-sm' : 'max-md:size-(--touch)'}
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
