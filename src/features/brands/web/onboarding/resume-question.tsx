import { Button } from '#web/kit/button.tsx'
import { Card, CardBody, CardHeader } from '#web/kit/card.tsx'
import type { Brand } from '../../contract.ts'
import { LAST_STEP } from './wizard-steps.ts'

interface ResumeQuestionProps {
  brands: readonly Brand[]
  onAnswer: (chosen: Brand | null) => void
}

export function ResumeQuestion({ brands, onAnswer }: ResumeQuestionProps) {
  return (
    <Card as="section">
      <CardHeader {...questionOf(brands)} />
      <CardBody className="flex flex-wrap gap-2">
        {brands.map((brand, index) => (
          <Button
            key={brand.id}
            variant={index === 0 ? 'primary' : 'secondary'}
            size="touch"
            className="max-w-full"
            onClick={() => onAnswer(brand)}
          >
            <span className="truncate">{`Finish ${brand.name}`}</span>
          </Button>
        ))}
        <Button variant="secondary" size="touch" onClick={() => onAnswer(null)}>
          Start a new brand
        </Button>
      </CardBody>
    </Card>
  )
}

function questionOf([first, ...others]: readonly Brand[]) {
  if (first === undefined || others.length > 0) {
    return {
      title: 'Finish a brand, or start a new one?',
      description: "You haven't finished setting up these brands. We keep them if you start a new one.",
    }
  }
  return {
    title: `Finish ${first.name}, or start a new brand?`,
    description: `You stopped ${first.name} at step ${first.onboardingStep ?? 1} of ${LAST_STEP}. We keep it if you start a new one.`,
  }
}
