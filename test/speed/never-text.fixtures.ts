/** Names of parameters that never contain user text. Every other string parameter counts as a text. */
const NEVER_TEXT: readonly RegExp[] = [
  /^(?:ids?|\w+Ids?|keys?|\w+Keys)$/,
  // Passwords, tokens and secrets are only hashed or compared.
  /^(?:token|password|secrets?|\w+(?:Token|Password|Hash|Hashes))$/,
  // Days, times and zones in the one format that requests allow.
  /^(?:day|date|time|from|to|since|before|today|wallClock|sendTime|plannedFor|\w+At|timeZone)$/,
  /^(?:language|locale|country|currency|usualCurrency|action|level|scope|queues|seed)$/,
  // Addresses and folders from the server settings.
  /^(?:appUrl|appOrigin|base|dir|folder|migrationsFolder)$/,
]

export const isNeverText = (name: string): boolean => NEVER_TEXT.some((names) => names.test(name))
