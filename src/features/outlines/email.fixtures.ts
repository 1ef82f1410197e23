import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element

export function elementsOf(html: string): Element[] {
  const found: Element[] = []
  const walk = (node: DefaultTreeAdapterTypes.ParentNode) => {
    for (const child of node.childNodes) {
      if (!('tagName' in child)) continue
      found.push(child)
      walk(child)
    }
  }
  walk(parse(html))
  return found
}

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((each) => each.name === name)?.value

export function textOf(node: DefaultTreeAdapterTypes.ChildNode): string {
  if ('value' in node) return node.value
  if (!('childNodes' in node)) return ''
  if ('tagName' in node && node.tagName === 'br') return '\n'
  return node.childNodes.map(textOf).join('')
}

const LARGEST = 100 * 1024
const ALLOWED = ['html', 'head', 'meta', 'title', 'style', 'body', 'main', 'div', 'table', 'tbody', 'tr', 'td']
const WORDS = ['p', 'h1', 'span', 'a', 'br']
const CELL_STYLES = /(?:^|;)(?:position|float|display:(?:flex|grid))/u

/** What makes an email look wrong in an email app. Empty if nothing does. */
export function markupProblems(html: string): string[] {
  const elements = elementsOf(html)
  const tables = elements.filter(({ tagName }) => tagName === 'table')
  const styles = elements.flatMap((element) => attribute(element, 'style') ?? [])
  const sheet = elements
    .filter(({ tagName }) => tagName === 'style')
    .map(textOf)
    .join('\n')
  const isWide = (element: Element) => Number(attribute(element, 'width') ?? 0) > 600
  return [
    ...(Buffer.byteLength(html) > LARGEST ? ['it is larger than 100 KB'] : []),
    ...elements.filter(({ tagName }) => ![...ALLOWED, ...WORDS].includes(tagName)).map(({ tagName }) => `<${tagName}>`),
    ...tables.filter((table) => attribute(table, 'role') !== 'presentation').map(() => 'a table without its role'),
    ...tables
      .filter((table) => attribute(table, 'width') === undefined && attribute(table, 'align') === undefined)
      .map(() => 'a table without a width'),
    ...elements.filter(isWide).map(({ tagName }) => `<${tagName}> is wider than 600 px`),
    ...elements
      .filter(({ tagName }) => tagName === 'img')
      .filter((image) => attribute(image, 'alt') === undefined)
      .map(() => 'an image without an alt text'),
    ...elements.flatMap(({ attrs }) => attrs.filter(({ name }) => name.startsWith('on')).map(({ name }) => name)),
    ...styles.filter((style) => CELL_STYLES.test(style)),
    ...[...styles, sheet].filter((style) => /url\(|@import|expression/u.test(style)),
  ]
}
