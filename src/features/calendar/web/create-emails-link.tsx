import { Link } from '@tanstack/react-router'
import type { YearMonth } from '#shared/calendar-dates.ts'
import { Button } from '#web/kit/button.tsx'
import { paths } from '#web/paths.ts'

export function CreateEmailsLink({ brandId, month }: { brandId: string; month: YearMonth }) {
  return (
    <Button asChild variant="secondary" size="touch" className="w-full">
      <Link to={paths.createEmails} search={{ brandId, ...month }}>
        Create Emails
      </Link>
    </Button>
  )
}
