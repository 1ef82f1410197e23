import { Link } from '@tanstack/react-router'
import { ListChecks } from 'lucide-react'
import { paths } from '#web/paths.ts'

/** Leads from the onboarding to what was understood of a brand. */
export function UnderstoodLink({ brandId }: { brandId: string }) {
  return (
    <Link
      to={paths.brandSheet}
      search={{ brandId }}
      className="inline-flex min-h-(--touch) items-center gap-1.5 font-medium text-teal underline-offset-4 hover:underline md:min-h-0"
    >
      <ListChecks aria-hidden className="size-4" />
      Check what we understood
    </Link>
  )
}
