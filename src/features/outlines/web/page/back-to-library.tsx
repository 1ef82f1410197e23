import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { Button } from '#web/kit/button.tsx'
import { paths } from '#web/paths.ts'
import type { Filters } from './use-filters.ts'

interface BackToLibraryProps {
  outlineId: string
  brandId: string | undefined
  address: Filters['address']
}

export function BackToLibrary({ outlineId, brandId, address }: BackToLibraryProps) {
  return (
    <Button asChild variant="ghost" size="touch-sm" className="-ml-2.5 max-md:text-sm">
      <Link to={paths.emailOutlines} search={{ ...address, brandId, at: outlineId }} resetScroll={false}>
        <ArrowLeft aria-hidden />
        Back to the library
      </Link>
    </Button>
  )
}
