import { Link } from '@tanstack/react-router'
import { Globe } from 'lucide-react'
import { Button } from '#web/kit/button.tsx'
import { paths } from '#web/paths.ts'
import type { Brand } from '../../contract.ts'
import { websiteEndpoints } from '../../website-contract.ts'
import { readingFailure } from '../reading-failure.ts'
import { ReadingCard } from './reading-card.tsx'
import { type WebsiteReading, websiteInWords } from './reading-words.ts'

export function WebsiteCard({ brand, hasModel }: { brand: Brand; hasModel: boolean }) {
  const address = brand.website?.replace(/^https?:\/\//, '').replace(/\/$/, '')
  return (
    <ReadingCard<WebsiteReading>
      brandId={brand.id}
      title="Your website"
      description="We read its public pages and propose what we find. You decide what we use."
      button={
        <>
          <Globe aria-hidden />
          Read my website
        </>
      }
      reason={brand.website === null ? 'Add the website in Brand Basics first.' : undefined}
      running={`Reading ${address}. ${hasModel ? 'This can take a minute or two.' : 'This takes up to 20 seconds.'}`}
      read={(change, signal) => change(websiteEndpoints.readForSheet, { params: { id: brand.id } }, signal)}
      inWords={websiteInWords}
      failed={readingFailure}
      help={
        <Button asChild variant="link" size="touch" className="mt-2">
          <Link to={paths.onboarding} search={{ brandId: brand.id, step: 1 }}>
            Check the address
          </Link>
        </Button>
      }
    />
  )
}
