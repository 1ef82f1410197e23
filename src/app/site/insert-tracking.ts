/**
 * Creates the elements again, because scripts that were parsed as text never run, and adds the nonce of the content
 * security policy.
 */
export async function insertTracking(markup: string): Promise<void> {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
  // Inside a head, the parser would move a script out of its noscript.
  const parsed = new DOMParser().parseFromString(`<body>${markup}`, 'text/html')
  for (const given of parsed.querySelectorAll<HTMLElement>('script, noscript, style')) {
    if (given.parentElement?.closest('noscript') !== null) continue
    const made = document.createElement(given.localName)
    for (const attribute of given.attributes) made.setAttributeNode(attribute.cloneNode() as Attr)
    made.textContent = given.localName === 'noscript' ? given.innerHTML : given.textContent
    made.nonce = nonce
    const waits = ['async', 'defer', 'type'].every((name) => !given.hasAttribute(name)) && given.hasAttribute('src')
    document.head.append(made)
    if (waits && made instanceof HTMLScriptElement) await finished(made)
  }
}

/** A script that fails to load must not stop the ones after it. */
function finished(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) script.addEventListener(end, () => resolve(), { once: true })
  })
}
