/**
 * Puts the script, noscript and style elements of the markup into the head, in their order. They are made anew, because
 * scripts that were parsed as text never run, and carry the nonce of this page, without which its policy stops them.
 */
export async function insertTracking(markup: string): Promise<void> {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
  // In a head the parser would take a script out of its noscript.
  const parsed = new DOMParser().parseFromString(`<body>${markup}`, 'text/html')
  for (const given of parsed.querySelectorAll<HTMLElement>('script, noscript, style')) {
    // What stands in a noscript is for browsers without scripts.
    if (given.parentElement?.closest('noscript') !== null) continue
    const made = document.createElement(given.localName)
    for (const attribute of given.attributes) made.setAttributeNode(attribute.cloneNode() as Attr)
    made.textContent = given.localName === 'noscript' ? given.innerHTML : given.textContent
    made.nonce = nonce
    const waits = ['async', 'defer', 'type'].every((name) => !given.hasAttribute(name)) && given.hasAttribute('src')
    document.head.append(made)
    // What comes after a plain script may count on it having run.
    if (waits && made instanceof HTMLScriptElement) await finished(made)
  }
}

/** A script that cannot be loaded keeps none behind it from running. */
function finished(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) script.addEventListener(end, () => resolve(), { once: true })
  })
}
