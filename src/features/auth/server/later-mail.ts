import type { AppContext } from '#server/app-context.ts'
import type { Mail } from '#server/mailer.ts'

/** The change stays even if the SMTP server is unavailable. */
export function sendLater(app: AppContext, mail: Mail): void {
  void app.mailer
    .send(mail)
    .catch((error: unknown) => app.log.error({ err: error, kind: mail.kind }, 'an account email was not sent'))
}
