import { normalized } from './text.ts'

const LONGEST = 120
/** Letters that Unicode can't split into a letter and an accent. */
const SPELLED_OUT: Record<string, string> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ł: 'l',
  Ł: 'L',
  ı: 'i',
}
const RESERVED_ON_WINDOWS = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/i
const EXTENSION = /\.[A-Za-z0-9]{1,8}$/

/** ASCII letters, digits and hyphens: `tannholt-kaffee-2026-12.docx`. “export” if nothing is left. */
export function fileNameFrom(parts: readonly string[], extension: string): string {
  const letters = asciiWords(extension)
  const ending = letters === '' ? '' : `.${letters}`
  const stem = parts
    .map(asciiWords)
    .filter((part) => part !== '')
    .join('-')
  return `${allowedStem(stem.slice(0, LONGEST - ending.length).replace(/(?<!-)-+$/, ''))}${ending}`
}

/** An ASCII name for old browsers plus the full name after RFC 5987. */
export function contentDisposition(name: string): string {
  const full = visibleName(name)
  const plain = /^[\w.-]+$/.test(full) ? full : plainTwin(full)
  const header = `attachment; filename="${plain}"`
  return plain === full ? header : `${header}; filename*=UTF-8''${extendedValue(full)}`
}

function plainTwin(name: string): string {
  const extension = EXTENSION.exec(name)?.[0] ?? ''
  return fileNameFrom([name.slice(0, name.length - extension.length)], extension)
}

function asciiWords(text: string): string {
  const spelledOut = [...text].map((letter) => SPELLED_OUT[letter] ?? letter).join('')
  return normalized(spelledOut, 'NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/['’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|(?<!-)-+$/g, '')
}

/** Removes control characters, path separators and everything else that Windows rejects. */
function visibleName(name: string): string {
  const text = name
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFE\uFFFF]/gu, '')
    .replaceAll(/[\\/:*?"<>|]+/g, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|(?<![. ])[. ]+$/g, '')
  const extension = EXTENSION.exec(text)?.[0] ?? ''
  const characters = Array.from(text.slice(0, text.length - extension.length))
  const stem = characters
    .slice(0, LONGEST - extension.length)
    .join('')
    .trimEnd()
  return `${allowedStem(stem)}${extension}`
}

function allowedStem(stem: string): string {
  if (stem === '') return 'export'
  // Windows also treats “nul.tar.gz” as the device.
  return RESERVED_ON_WINDOWS.test(stem.split('.')[0] ?? '') ? `${stem}-file` : stem
}

function extendedValue(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
