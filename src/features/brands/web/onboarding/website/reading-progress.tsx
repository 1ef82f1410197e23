import { useEffect, useState } from 'react'
import { Button } from '#web/kit/button.tsx'

const STAGES = ['Reading the home page…', 'Reading the shop…', 'Reading the FAQ…']
const STAGE_MS = 5000

export function ReadingProgress({ onCancel }: { onCancel: () => void }) {
  const [stage, setStage] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setStage((now) => Math.min(now + 1, STAGES.length - 1)), STAGE_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>{`${STAGES[stage]} This takes up to 20 seconds.`}</span>
      <Button variant="ghost" size="touch-sm" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
