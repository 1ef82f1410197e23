import { DOMParser } from '@xmldom/xmldom'
import JSZip from 'jszip'

const NOT_XML_TEXT = /[[\p{Cc}--[\t\n\r]]\p{Cs}\uFFFE\uFFFF]/v
const FORBIDDEN_REFERENCE = /&#(?:x(?:[0-8bcef]|1[0-9a-f]|fff[ef]|d[89a-f]..)|(?:[0-8]|1[124-9]|2\d|3[01]));/i

export async function xmlParts(file: Buffer): Promise<Map<string, string>> {
  const parts = new Map<string, string>()
  const zip = await JSZip.loadAsync(file)
  for (const entry of Object.values(zip.files)) {
    if (entry.dir || !/\.(?:xml|rels)$/.test(entry.name)) continue
    const xml = await entry.async('string')
    refuseBrokenXml(xml, entry.name)
    parts.set(entry.name, xml)
  }
  return parts
}

export function refuseBrokenXml(xml: string, name: string): void {
  const refuse = (problem: string) => {
    throw new Error(`${name}: ${problem}`)
  }
  if (NOT_XML_TEXT.test(xml) || FORBIDDEN_REFERENCE.test(xml)) refuse('a character XML does not know')
  new DOMParser({ errorHandler: { warning: refuse, error: refuse, fatalError: refuse } }).parseFromString(
    xml,
    'text/xml',
  )
}

export async function documentXml(file: Buffer): Promise<string> {
  const xml = (await xmlParts(file)).get('word/document.xml')
  if (xml === undefined) throw new Error('The file holds no document')
  return xml
}

export function paragraphsWith(xml: string, text: string): string[] {
  return (xml.match(/<w:p>(?:(?!<w:p>).)*?<\/w:p>/gs) ?? []).filter((paragraph) => paragraph.includes(text))
}
