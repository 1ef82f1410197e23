import { Sparkles } from 'lucide-react'
import type { Brand } from '../../contract.ts'
import { sheetEndpoints } from '../../sheet-contract.ts'
import { profileFailure } from '../reading-failure.ts'
import { ReadingCard } from './reading-card.tsx'
import { type ProfileReading, profileInWords } from './reading-words.ts'

export function ProfileCard({ brand }: { brand: Brand }) {
  return (
    <ReadingCard<ProfileReading>
      brandId={brand.id}
      title="Your profile"
      description="AI reads your texts again and proposes what it finds, each fact with the words it comes from. You decide what we use."
      button={
        <>
          <Sparkles aria-hidden />
          Read my profile
        </>
      }
      running="AI is reading your profile. This can take a minute or two."
      read={(change, signal) => change(sheetEndpoints.read, { params: { id: brand.id } }, signal)}
      inWords={profileInWords}
      failed={profileFailure}
    />
  )
}
