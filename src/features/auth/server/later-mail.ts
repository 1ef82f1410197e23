import type { AppContext } from '#server/app-context.ts'
import type { Mail } from '#server/mailer.ts'

/** What has been changed stays changed when the mail server is away. */
export function sendLater(app: AppContext, mail: Mail): void {
  void app.mailer
    .send(mail)
    .catch((error: unknown) => app.log.error({ err: error, kind: mail.kind }, 'mail was not sent'))
}
