import { type DefaultTreeAdapterTypes as Tree, parseFragment } from 'parse5'
import { AppError } from '#shared/errors.ts'
import { TRACKING_SCRIPTS_LENGTH } from '../contract.ts'

/** Only these elements reach the pages. Left open, each would swallow whatever stands behind it. */
const INSERTED = new Set(['script', 'noscript', 'style'])

export interface MarkupReport {
  /** How many elements the pages will get. */
  inserted: number
  /** What stands beside them and is left out, e.g. `<img>` or `text`. */
  leftOut: string[]
}

/** Reads the super admin's markup as a browser would; refuses what would not arrive as it was meant. */
export function inspectTrackingMarkup(markup: string): MarkupReport {
  const refuse = (message: string) => new AppError('INVALID_INPUT', { message, details: { field: 'scripts' } })
  if (markup.length > TRACKING_SCRIPTS_LENGTH) {
    throw refuse(`Please keep the scripts under ${TRACKING_SCRIPTS_LENGTH.toLocaleString('en-US')} characters.`)
  }
  const errors: { code: string; line: number }[] = []
  const fragment = parseFragment(markup, {
    sourceCodeLocationInfo: true,
    scriptingEnabled: false,
    onParseError: ({ code, startLine }) => errors.push({ code, line: startLine }),
  })
  const unclosed = elementsOf(fragment.childNodes).find(
    (element) => INSERTED.has(element.tagName) && element.sourceCodeLocation?.endTag === undefined,
  )
  if (unclosed !== undefined) {
    const line = unclosed.sourceCodeLocation?.startLine ?? 1
    throw refuse(`The <${unclosed.tagName}> in line ${line} is never closed. Please add </${unclosed.tagName}>.`)
  }
  const [error] = errors
  if (error !== undefined) throw refuse(`Line ${error.line} is not valid HTML (${error.code}). Please correct it.`)
  const reached = fragment.childNodes.flatMap(reachedIn)
  return { inserted: reached.filter(({ goesIn }) => goesIn).length, leftOut: [...leftOutNames(reached)] }
}

interface Reached {
  name: string
  goesIn: boolean
}

const isElement = (node: Tree.ChildNode): node is Tree.Element => 'tagName' in node

function elementsOf(nodes: Tree.ChildNode[]): Tree.Element[] {
  return nodes.filter(isElement).flatMap((element) => [element, ...elementsOf(element.childNodes)])
}

/** Every element and text outside of an inserted one: those inside travel with it. */
function reachedIn(node: Tree.ChildNode): Reached[] {
  if (isElement(node)) {
    const goesIn = INSERTED.has(node.tagName)
    const below = goesIn ? [] : node.childNodes.flatMap(reachedIn)
    return [{ name: `<${node.tagName}>`, goesIn }, ...below]
  }
  return node.nodeName === '#text' && 'value' in node && node.value.trim() !== ''
    ? [{ name: 'text', goesIn: false }]
    : []
}

const leftOutNames = (reached: Reached[]) => new Set(reached.filter(({ goesIn }) => !goesIn).map(({ name }) => name))
