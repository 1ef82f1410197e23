import { Link } from '@tanstack/react-router'
import { ListChecks } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '#web/paths.ts'
import { Touchable } from '#web/kit/touchable.tsx'

export function UnderstoodLink({ brandId, children }: { brandId: string; children?: ReactNode }) {
  return (
    <Touchable>
      <Link
        to={paths.brandSheet}
        search={{ brandId }}
        className="inline-flex items-center gap-1.5 font-medium text-teal underline-offset-4 hover:underline"
      >
        <ListChecks aria-hidden className="size-4" />
        {children ?? 'Check what we understood'}
      </Link>
    </Touchable>
  )
}
