import { type ReactNode, createContext, use } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import type { Outline } from '../contract.ts'

/** What features to the right add to an outline and to lists of outlines. `src/app/web` hands it in. */

export interface OutlinePart {
  outline: Outline
  brand: Brand
  field:
    | 'subjectLines'
    | 'previewText'
    | 'executiveBrief'
    | 'segment'
    | 'cta'
    | 'overallFeel'
    | 'tone'
    | 'imageDirection'
    | 'assetNotes'
    | 'links'
    | 'section'
  sectionId?: string
  name: string
}

export const PartExtraContext = createContext<((part: OutlinePart) => ReactNode) | null>(null)

const ShownOutlineContext = createContext<Pick<OutlinePart, 'outline' | 'brand'> | null>(null)
export const ShownOutline = ShownOutlineContext.Provider

/** What is at the heading of a part: null where nothing adds anything. */
export function PartExtra(part: Omit<OutlinePart, 'outline' | 'brand'>) {
  const render = use(PartExtraContext)
  const shown = use(ShownOutlineContext)
  return render === null || shown === null ? null : render({ ...shown, ...part })
}

export interface CountedOutline {
  id: string
  brandId: string
}

interface CountThreadsProps {
  outlines: readonly CountedOutline[]
  children: ReactNode
}

export const CountThreadsContext = createContext<((props: CountThreadsProps) => ReactNode) | null>(null)

/** Around a list of outlines, so that its rows know their open threads from few requests. */
export function CountedThreads(props: CountThreadsProps) {
  const render = use(CountThreadsContext)
  return render === null ? props.children : render(props)
}
