import { Mail } from 'lucide-react'
import { Button } from '#web/kit/button.tsx'
import { CopyButton } from '#web/kit/copy-button.tsx'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import type { ReviewLink } from '../../contract.ts'

/** The only moment at which the address is known. We email no clients, so the user's own email program opens. */
export function LinkAddress({ link, url }: { link: ReviewLink; url: string }) {
  const subject = `Please review: ${link.name}`
  const body = `${link.message === '' ? '' : `${link.message}\n\n`}${url}\n`
  return (
    <div className="grid gap-3">
      <Field label="Link" hint="Copy it now. You won't see it again.">
        <Input readOnly size="touch" value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={() => url} label="Copy link">
          Copy
        </CopyButton>
        <Button asChild variant="secondary" size="touch-sm" className="max-md:px-3.5 max-md:text-sm">
          <a href={`mailto:?${new URLSearchParams({ subject, body }).toString().replaceAll('+', '%20')}`}>
            <Mail aria-hidden />
            Email the link
          </a>
        </Button>
      </div>
    </div>
  )
}
