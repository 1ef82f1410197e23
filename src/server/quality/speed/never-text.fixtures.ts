/**
 * What parameters are called that never hold a text somebody typed or sent. Any other parameter that may be a string is
 * taken for a text.
 */
const NEVER_TEXT: readonly RegExp[] = [
  // Ids and keys, which the product makes, and which a request may only repeat.
  /^(?:ids?|\w+Ids?|keys?|\w+Keys)$/,
  // Passwords, tokens and secrets are hashed or compared as they are.
  /^(?:token|password|secrets?|\w+(?:Token|Password|Hash|Hashes))$/,
  // Days, times and zones in the one form that requests may have.
  /^(?:day|date|time|from|to|since|before|today|wallClock|sendTime|\w+At|timeZone)$/,
  // Codes from a list.
  /^(?:language|locale|country|currency|usualCurrency|action|level|scope|queues|seed)$/,
  // Addresses and folders that whoever runs the product has set.
  /^(?:appUrl|appOrigin|base|dir|folder|migrationsFolder)$/,
]

export const isNeverText = (name: string): boolean => NEVER_TEXT.some((names) => names.test(name))
