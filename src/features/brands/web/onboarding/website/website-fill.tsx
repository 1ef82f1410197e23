import { Globe } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Country, Language } from '#shared/brand-brief.ts'
import { ApiError } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import type { Brand } from '../../../contract.ts'
import { readingFailure } from '../../reading-failure.ts'
import { guidelinesValues, productsValues } from '../step-values.ts'
import { useWizardDraft } from '../use-wizard-draft.ts'
import { type WizardDraft, draftKey } from '../wizard-draft.ts'
import { STEP_NAMES } from '../wizard-steps.ts'
import { ReadingProgress } from './reading-progress.tsx'
import type { WebsiteText } from './website-fields.ts'
import { useWebsiteReading } from './use-website-reading.ts'
import {
  type CurrentValues,
  type WebsiteProposal,
  filledInWords,
  readInWords,
  valueWith,
  websiteProposals,
} from './website-proposals.ts'
import { ProposalList } from './proposal-list.tsx'

export interface BasicsNow {
  name: string
  country?: Country
  language?: Language
}

interface WebsiteFillProps {
  brand: Brand | null
  workspaceId: string | null
  website: string
  basics: BasicsNow
  checkWebsite: () => Promise<string | null>
  onUseAddress: (website: string) => void
  onRefused: (message: string) => void
  onTake: (values: Partial<BasicsNow>, texts: Record<string, WebsiteText[]>) => void
}

export function WebsiteFill(props: WebsiteFillProps) {
  const { brand, workspaceId, website, basics, checkWebsite, onUseAddress, onRefused, onTake } = props
  const brandId = brand?.id ?? null
  const draft = useWizardDraft()
  const reading = useWebsiteReading({ brandId, workspaceId })
  const start = useRef<HTMLButtonElement>(null)
  const [outcome, setOutcome] = useState<string | null>(null)

  const [later, setLater] = useState(() => laterSteps(draft, brand))
  const current: CurrentValues = { ...later.products, ...later.guidelines, ...basics }

  const readAddress = (address: string) => {
    setOutcome(null)
    reading.read(address, basics.language, (error) => {
      if (error instanceof ApiError && error.field === 'website') onRefused(readingFailure(error))
    })
  }
  const read = async () => {
    const address = await checkWebsite()
    if (address !== null) readAddress(address)
  }
  const finish = (said: string) => {
    reading.putAway()
    setOutcome(said)
    start.current?.focus()
  }
  const take = (chosen: WebsiteProposal[]) => {
    const values = (step: number) =>
      Object.fromEntries(
        chosen.filter((each) => each.step === step).map((each) => [each.field, valueWith(each, current)]),
      )
    draft.keep(draftKey(brandId, 3), { ...later.products, ...values(3) }, productsValues(brand))
    draft.keep(draftKey(brandId, 4), { ...later.guidelines, ...values(4) }, guidelinesValues(brand))
    setLater(laterSteps(draft, brand))
    onTake(values(1), Object.fromEntries(chosen.map(({ field, texts }) => [field, texts])))
    finish(filledInWords(chosen, STEP_NAMES))
  }
  const { found } = reading
  const proposals = found === null ? [] : websiteProposals(found.profile, current)
  const hasNothing = found !== null && proposals.length === 0 && found.notes.length > 0
  const error = reading.error instanceof ApiError && reading.error.field === 'website' ? null : reading.error
  return (
    <div className="grid gap-3">
      <div>
        <Button
          ref={start}
          variant="secondary"
          size="touch"
          className="max-sm:w-full"
          busy={reading.isReading}
          reason={website.trim() === '' ? 'Enter the address of your website first.' : undefined}
          onClick={() => void read()}
        >
          <Globe aria-hidden />
          Fill in from my website
        </Button>
      </div>
      <div role="status" className="text-sm text-fg-2 empty:hidden">
        {reading.isReading ? (
          <ReadingProgress
            onCancel={() => {
              reading.cancel()
              setOutcome('Canceled. Nothing was filled in.')
              start.current?.focus()
            }}
          />
        ) : found === null ? (
          outcome
        ) : hasNothing ? (
          found.notes.join(' ')
        ) : (
          readInWords(found.pages)
        )}
      </div>
      {error !== null && (
        <ReadingFailed
          error={error}
          onUseAddress={(address) => {
            onUseAddress(address)
            readAddress(address)
          }}
        />
      )}
      {found !== null && !hasNothing && (
        <ProposalList
          found={found}
          proposals={proposals}
          onTake={take}
          onDismissResult={() => finish('Nothing was filled in.')}
        />
      )}
    </div>
  )
}

function laterSteps(draft: WizardDraft, brand: Brand | null) {
  const typed = (step: number) => draft.typed(draftKey(brand?.id ?? null, step)) as object | undefined
  return {
    products: { ...productsValues(brand), ...typed(3) },
    guidelines: { ...guidelinesValues(brand), ...typed(4) },
  }
}

function ReadingFailed({ error, onUseAddress }: { error: Error; onUseAddress: (website: string) => void }) {
  const other = error instanceof ApiError && error.body.code === 'WEBSITE_ELSEWHERE' ? error.body['website'] : null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p role="alert" className={typeof other === 'string' ? 'text-sm text-fg-2' : 'text-sm text-bad'}>
        {readingFailure(error)}
      </p>
      {typeof other === 'string' && (
        <Button variant="secondary" size="touch-sm" onClick={() => onUseAddress(other)}>
          Use that address
        </Button>
      )}
    </div>
  )
}
