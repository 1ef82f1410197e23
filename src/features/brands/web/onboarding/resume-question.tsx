import { Button } from '#web/kit/button.tsx'
import { Card, CardBody, CardHeader } from '#web/kit/card.tsx'
import type { Brand } from '../../contract.ts'
import { LAST_STEP } from './wizard-steps.ts'

/** Somebody who adds a brand while another one is unfinished chooses between the two. */
export function ResumeQuestion({ brand, onAnswer }: { brand: Brand; onAnswer: (chosen: Brand | null) => void }) {
  return (
    <Card as="section">
      <CardHeader
        title={`Finish ${brand.name}, or start a new brand?`}
        description={`You stopped ${brand.name} at step ${brand.onboardingStep ?? 1} of ${LAST_STEP}. It stays as it is when you start a new one.`}
      />
      <CardBody className="flex flex-wrap gap-2">
        <Button className="max-w-full max-md:h-(--touch)" onClick={() => onAnswer(brand)}>
          <span className="truncate">{`Finish ${brand.name}`}</span>
        </Button>
        <Button variant="secondary" className="max-md:h-(--touch)" onClick={() => onAnswer(null)}>
          Start a new brand
        </Button>
      </CardBody>
    </Card>
  )
}
