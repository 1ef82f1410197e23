import { ApiError } from '#web/api-client.ts'
import { FailureBanner } from './widgets/failure-banner.tsx'

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

export function LoginRefusal({ error, sentence }: { error: unknown; sentence: string }) {
  const body = error instanceof ApiError ? error.body : {}
  const { emailFreeAt, supportEmail } = body as { emailFreeAt?: unknown; supportEmail?: unknown }
  return (
    <FailureBanner>
      {sentence}
      {typeof emailFreeAt === 'string' && typeof supportEmail === 'string' && (
        <>
          {` You can sign up with this email again after ${DAY.format(new Date(emailFreeAt))}. Do you need it sooner? `}
          <a
            href={`mailto:${supportEmail}`}
            className="-my-3 inline-block py-3 font-medium underline underline-offset-2"
          >
            Contact support
          </a>
          .
        </>
      )}
    </FailureBanner>
  )
}
