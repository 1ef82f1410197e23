const URL_LIKE = /(?:https?:\/\/|www\.)[^\s<>"'”“„»«)\]]*[^\s<>"'”“„»«)\].,;:!?]/giu
// The lookbehind starts a match only at the beginning of an address. Otherwise, a long word would be read again from
// each letter.
const MAIL_LIKE = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu
// "Data:" and "file:" end a word before a colon in some languages, so only these with a character right after the colon
// count.
const OTHER_SCHEME = /(?<![\p{L}])(?:(?:javascript|vbscript):|(?:data|file|ftp):(?=\S))/giu

/** The host that a brand's links may use, without `www.`. `null` without a readable website. */
export function brandHost(website: string | null): string | null {
  if (website === null || website.trim() === '') return null
  try {
    return hostOf(website.includes('://') ? website : `https://${website}`)
  } catch {
    // Without a host, no link may appear.
    return null
  }
}

export function findForeignLinks(text: string, website: string | null): string[] {
  const own = brandHost(website)
  const links = (text.match(URL_LIKE) ?? []).filter((link) => !leadsTo(link, own))
  const mails = (text.replaceAll(URL_LIKE, ' ').match(MAIL_LIKE) ?? []).filter((mail) => {
    const host = mail.slice(mail.indexOf('@') + 1).toLowerCase()
    return own === null || !(host === own || host.endsWith(`.${own}`))
  })
  return [...links, ...mails, ...(text.match(OTHER_SCHEME) ?? [])]
}

function leadsTo(link: string, own: string | null): boolean {
  if (own === null) return false
  try {
    const host = hostOf(/^https?:/iu.test(link) ? link : `https://${link}`)
    return host === own || host.endsWith(`.${own}`)
  } catch {
    // An unreadable address isn't the brand's.
    return false
  }
}

function hostOf(address: string): string {
  return new URL(address.trim()).hostname.toLowerCase().replace(/^www\./, '')
}
