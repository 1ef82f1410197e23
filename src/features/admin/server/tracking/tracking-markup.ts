import { type DefaultTreeAdapterTypes as Tree, parseFragment } from 'parse5'
import { AppError } from '#shared/errors.ts'
import { TRACKING_SCRIPTS_LENGTH } from '../../contract.ts'
import type { TrackingReport } from '../../tracking-contract.ts'

/** Only these elements reach the pages. An unclosed one would swallow everything after it. */
const INSERTED = new Set(['script', 'noscript', 'style'])

/** Parses the markup like a browser and rejects what would not work. */
export function inspectTrackingMarkup(markup: string): Omit<TrackingReport, 'sharesOrigin'> {
  const refuse = (message: string) => new AppError('INVALID_INPUT', { message, details: { field: 'scripts' } })
  if (markup.length > TRACKING_SCRIPTS_LENGTH) {
    throw refuse(`Keep the scripts under ${TRACKING_SCRIPTS_LENGTH.toLocaleString('en-US')} characters.`)
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
    throw refuse(`The <${unclosed.tagName}> in line ${line} is never closed. Add </${unclosed.tagName}>.`)
  }
  const [error] = errors
  if (error !== undefined) throw refuse(`Line ${error.line} isn't valid HTML (${error.code}). Correct it.`)
  const reached = fragment.childNodes.flatMap(reachedIn)
  const inserted = reached.flatMap(({ element }) => (element === null ? [] : [element]))
  return {
    inserted: inserted.map(describe),
    leftOut: [...new Set(reached.flatMap(({ name, element }) => (element === null ? [name] : [])))],
    warnings: inserted.flatMap(warningsAbout),
  }
}

interface Reached {
  name: string
  element: Tree.Element | null
}

const isElement = (node: Tree.ChildNode): node is Tree.Element => 'tagName' in node

function elementsOf(nodes: Tree.ChildNode[]): Tree.Element[] {
  return nodes.filter(isElement).flatMap((element) => [element, ...elementsOf(element.childNodes)])
}

function reachedIn(node: Tree.ChildNode): Reached[] {
  if (isElement(node)) {
    const goesIn = INSERTED.has(node.tagName)
    const below = goesIn ? [] : node.childNodes.flatMap(reachedIn)
    return [{ name: `<${node.tagName}>`, element: goesIn ? node : null }, ...below]
  }
  return node.nodeName === '#text' && 'value' in node && node.value.trim() !== ''
    ? [{ name: 'text', element: null }]
    : []
}

const lineOf = ({ sourceCodeLocation }: Tree.Element) => sourceCodeLocation?.startLine ?? 1
const sourceOf = ({ tagName, attrs }: Tree.Element) =>
  tagName === 'script' ? (attrs.find(({ name }) => name === 'src')?.value.trim() ?? null) : null

const textLength = ({ sourceCodeLocation: place }: Tree.Element) =>
  (place?.endTag?.startOffset ?? 0) - (place?.startTag?.endOffset ?? 0)

function describe(element: Tree.Element): TrackingReport['inserted'][number] {
  return {
    element: element.tagName,
    line: lineOf(element),
    source: sourceOf(element),
    length: textLength(element),
  }
}

function warningsAbout(element: Tree.Element): string[] {
  if (element.tagName !== 'script') return []
  const line = `Line ${lineOf(element)}`
  const source = sourceOf(element)
  if (source !== null) {
    return source.startsWith('http:') ? [`${line} loads from an http: address, which https pages block.`] : []
  }
  const text = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
  if (text.trim() === '') return [`${line} is an empty script.`]
  return text.includes('document.write') ? [`${line} calls document.write, which does nothing on a loaded page.`] : []
}
