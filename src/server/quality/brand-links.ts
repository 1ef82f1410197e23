const URL_LIKE = /(?:https?:\/\/|www\.)[^\s<>"'”“„»«)\]]*[^\s<>"'”“„»«)\].,;:!?]/giu
// It starts where no sign of an address stands before it: else a long word would be read from each of its letters again.
const MAIL_LIKE = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu
// "Data:" and "file:" end a word before a colon in some languages: an address goes on right behind it.
const OTHER_SCHEME = /(?<![\p{L}])(?:(?:javascript|vbscript):|(?:data|file|ftp):(?=\S))/giu

/** The host a brand's links may use, without `www.`; `null` when it has no website or none that can be read. */
export function brandHost(website: string | null): string | null {
  if (website === null || website.trim() === '') return null
  try {
    return hostOf(website.includes('://') ? website : `https://${website}`)
  } catch {
    // A website that is no address gives no host: then no link may appear at all.
    return null
  }
}

/** Addresses in a text that do not lead to the brand's own domain or one of its subdomains, mail addresses included. */
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
    // What cannot be read as an address cannot be the brand's.
    return false
  }
}

function hostOf(address: string): string {
  return new URL(address.trim()).hostname.toLowerCase().replace(/^www\./, '')
}
