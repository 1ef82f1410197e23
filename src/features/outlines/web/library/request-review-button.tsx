import { Eye } from 'lucide-react'
import type { Brand } from '#features/brands/contract.ts'
import { Button } from '#web/kit/button.tsx'
import type { OutlineSummary } from '../../library-contract.ts'
import type { LibraryRights } from './library-rights.ts'
import { useReviewRequest } from './use-review-request.ts'

export function RequestReviewButton(props: {
  outline: OutlineSummary
  brand: Brand
  rights: LibraryRights
  title?: string
  variant?: 'secondary' | 'ghost'
  size?: 'sm' | 'touch-sm' | 'touch'
  className?: string
}) {
  const { outline, brand, rights, title, variant = 'secondary' } = props
  const { isOffered, refusal, isPending, request } = useReviewRequest(outline, brand, rights)
  if (!isOffered) return null
  return (
    <Button
      variant={variant}
      size={props.size ?? 'sm'}
      className={props.className}
      busy={isPending}
      reason={refusal}
      aria-label={title === undefined ? undefined : `Request review of ${title}`}
      onClick={request}
    >
      <Eye aria-hidden />
      Request review
    </Button>
  )
}
