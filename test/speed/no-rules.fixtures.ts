/** Files and functions that take a string and run no pattern over user text. `**` matches any folders, `*` any name. */
export const NO_RULES: Readonly<Record<string, string>> = {
  // The database compares and stores what a contract has validated.
  'src/**/store.ts': 'Statements for the database.',
  'src/**/*-store.ts': 'Statements for the database.',
  'src/server/db/*.ts': 'Names of locks and folders of the product.',
  'src/features/runs/server/service.ts': 'Kinds and origins of generations, which are words of ours.',
  'src/features/auth/server/email-change.ts': 'Keeps, finds or mails an address that a contract has let through.',
  'src/features/auth/server/failed-log-ins.ts': 'Counts an address that a contract has let through.',
  'src/features/auth/server/new-account.ts': 'Keeps an address that a contract has let through.',
  'src/features/auth/server/service.ts': 'Finds an address or keeps a code that a contract has let through.',
  'src/features/auth/server/impersonation.ts': 'Hands the name of the browser on to the session.',
  'src/features/auth/server/sessions.ts': 'Cuts the name of the browser and keeps it.',
  'src/features/access/server/workspaces.ts': 'Keeps a name that a contract has let through.',

  // A rule in the table reads the text that these functions pass on.
  'src/writing/stock/called-day.ts': 'title-of-day.ts, thing-of-day.ts and thing-had.ts read its sentence.',
  'src/writing/brand/dated-fact.ts': 'read-dates.ts#readDate hands it a sentence.',
  'src/writing/brand/dated-parts.ts': 'read-dates.ts#readDates calls them.',
  'src/writing/brand/own-dates.ts': 'read-profile.ts#readProfile calls them with sentences.',
  'src/writing/brand/days-without-month.ts': 'typed-dates.ts#withTypedDates calls it.',
  'src/writing/brand/day-happenings.ts': 'read-dates.ts#readDate calls it.',
  'src/writing/brand/day-orders.ts': 'read-dates.ts#readDate calls them.',
  'src/writing/brand/day-prices.ts': 'read-dates.ts#readDate calls them.',
  'src/writing/brand/day-roles.ts': 'read-dates.ts#readDate calls them.',
  'src/writing/brand/quiet-days.ts': 'read-dates.ts#readDate calls them.',
  'src/writing/brand/day-words.ts#namesHourOrNoon': 'read-dates.ts#readDates calls it.',
  'src/writing/brand/day-words.ts#isSent': 'read-dates.ts#readDates calls it.',
  'src/writing/brand/day-words.ts#namesGathering': 'read-dates.ts#readDates calls it.',
  'src/writing/brand/day-words.ts#namesCourse': 'read-dates.ts#readDates calls it.',
  'src/writing/brand/day-words.ts#namesAny': 'read-dates.ts#readDates calls it.',
  'src/writing/brand/day-words.ts#startsLast': 'read-dates.ts#readDates calls it.',
  'src/writing/brand/day-words.ts#startsFree': 'read-dates.ts#readDates calls it.',
  'src/writing/brand/day-words.ts#limitsGroup': 'read-dates.ts#readDates calls it.',
  'src/writing/brand/day-words.ts#withoutArticle': 'read-dates.ts#readDates calls it.',
  'src/writing/brand/day-words.ts#endsInAny': 'read-dates.ts#readDates calls it.',
  'src/writing/brand/day-words.ts#endsWithPhrase': 'read-dates.ts#readDates calls it.',
  'src/writing/brand/day-words.ts#withoutWeekday': 'read-dates.ts#readDates calls it.',
  'src/writing/outline/own-motto.ts#withoutStockParting': 'A phrase of the sheet, which has at most 200 characters.',
  'src/writing/stock/coming-days.ts#comingDays': 'Compares the names of offers.',
  'src/writing/engine/grammar/romance-*.ts': 'noun-forms.ts#nounForms and guess-grammar.ts#guessGrammar call them.',
  'src/features/admin/server/tracking/tracking-scripts.ts': 'tracking-markup.ts#inspectTrackingMarkup reads it.',
  'src/features/auth/server/second-factor/one-time-code.ts#newSetupSecret':
    'A library draws an address that a contract has let through.',
  'src/features/auth/server/second-factor/one-time-code.ts#stepOf':
    'Given six digits that typed-code.ts#readCode read.',
  'src/features/auth/server/second-factor/proof.ts': 'typed-code.ts#readCode reads it.',
  'src/features/auth/server/second-factor/settings.ts': 'typed-code.ts#readCode reads it.',
  'src/features/comments/server/service.ts#editComment': 'mentions.ts#mentionedIn reads it.',
  'src/features/comments/server/mentions.ts#refuseMentions': 'Ids of users.',
  'src/features/history/server/csv-import.ts': 'A thread reads the file, by rules of the table.',
  'src/features/history/server/csv-mappings.ts': 'detect-mapping.ts#detectMapping reads them.',
  'src/features/tokens/server/authentication.ts': 'token-text.ts#isApiToken reads it.',
  'src/features/outlines/server/workflow.ts': 'web-address.ts#isWebAddress reads it.',
  'src/server/outbound.ts#redirectTarget': 'The platform parses the address, and a host has few letters.',
  'src/server/outbound.ts#isPublicUrl': 'The platform parses the address, and a host has few letters.',
  'src/features/hooks/server/secrets.ts#encryptUrl': 'Encrypts an address.',
  'src/writing/gate/outline-quality.ts#withoutTypedTitle': 'The platform takes a title out of a line.',
  'src/writing/outline/choose-subjects.ts': 'Chooses among lines by what subject-lines.ts says of them.',
  'src/writing/history/phrase-tree.ts': 'Words that campaign-theme.ts#themeReader has parted.',

  // Requests to the payment provider and its responses.
  'src/features/billing/server/checkout-session.ts': 'Occasions for the log, which are words of ours.',
  'src/features/billing/server/sync.ts': 'Occasions for the log, which are words of ours.',
  'src/features/billing/server/billing-mails.ts': 'Ids of what a notice is about.',
  'src/features/billing/server/promotions.ts': 'Asks the provider for a code as it was typed.',
  'src/features/billing/server/setup-check.ts': 'Compares what an operator has set up.',
  'src/features/billing/server/webhook.ts': "The provider's client compares the signature.",

  // Our own words.
  'src/server/http/mcp/results.ts#spokenTime': 'Send times and zones of brands.',
  'src/server/http/mcp/results.ts#refusedResult': 'Sentences of ours.',
  'src/features/auth/server/account-mails.ts#passwordChangedMail': 'A sentence of ours.',
  'src/features/auth/server/second-factor/mails.ts#turnedOffMail': 'Sentences of ours.',
  'src/features/auth/server/second-factor/mails.ts#removedBySupportMail': 'Sentences of ours.',
  'src/features/calendar/server/scheduling/*.ts': 'Times of sends, and nouns of ours.',
  'src/features/calendar/server/shown-observances.ts': 'Days of the calendar.',
  'src/features/ideas/server/model/month-work.ts': 'Puts a task of ours behind a prompt.',
  'src/writing/month/rate-ideas.ts': 'Names of ideas, offers and days: a seed.',
  'src/writing/month/occasion-kin.ts': 'Ids of days of the year.',
  'src/writing/month/send-days.ts': 'Days of a month.',
  'src/writing/month/order-emails.ts': 'Days of a month.',
  'src/writing/notes/notes-in-words.ts#daysInWords': 'Days of a month.',
  'src/writing/stock/days-in-sentence.ts#inMonthNamed': 'The name of a month.',
  'src/writing/notes/tokens.ts#phrasesOf': 'Words of ours.',
  'src/writing/packs/subject-words.ts#groupOf': 'Ids of subjects.',
  'src/writing/stock/suited-pack.ts#withoutSubjects': 'Ids of subjects.',
  'src/writing/stock/questions.ts': 'Ids of packs and questions.',
  'src/app/server/development-page.ts': 'Joins markup of ours, whose texts escape-html.ts#escapeHtml has read.',
  'src/server/mailer.ts': 'The address of the mail server.',
  'src/writing/knowledge/observance-dates.ts': 'Rules of our calendar.',
  'src/shared/text-fields.ts#textField': 'The message of a field.',
  'src/features/auth/fields.ts#passwordField': 'The message of a field.',
}

const patterns = Object.keys(NO_RULES).map((place) => ({
  place,
  matcher: new RegExp(
    `^${place
      .replaceAll('.', String.raw`\.`)
      .replaceAll('**', '\n')
      .replaceAll('*', '[^/]*')
      .replaceAll('\n', '.*')}${place.includes('#') ? '' : '#.*'}$`,
  ),
}))

export const functionWithoutRule = (id: string): string | undefined =>
  patterns.find(({ matcher }) => matcher.test(id))?.place
