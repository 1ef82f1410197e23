const BLOCK_TAG = /<\/?(?:li|p|br|div|ul|ol|h[1-6]|table|tr|td|section|article)(?=[\s/>])[^<>]{0,400}>/giu
const OTHER_TAG = /<\/?[a-z][a-z0-9]{0,20}(?=[\s/>])[^<>]{0,400}>/giu
const ENTITY = /&(?:#(\d{1,6})|([a-z]{2,8}));/giu
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '‹',
  gt: '›',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  bull: '•',
  middot: '·',
  hellip: '…',
  euro: '€',
  pound: '£',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  shy: '',
}

export function withoutMarkup(text: string): string {
  if (!/[<&]/.test(text)) return text
  return text
    .replace(BLOCK_TAG, '\n')
    .replace(OTHER_TAG, '')
    .replace(ENTITY, (whole, number: string | undefined, name: string | undefined) => {
      if (number !== undefined) return printable(Number(number))
      return ENTITIES[name!.toLowerCase()] ?? whole
    })
}

const printable = (code: number) => (code >= 32 && code < 0xd800 ? String.fromCodePoint(code) : ' ')
