/** What the team sees. A guest has no account, so the name always says that it belongs to a client. */
export const guestName = (typed: string | null): string => (typed === null ? 'Client' : `${typed} (client)`)
