import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contentDisposition, fileNameFrom } from './file-names.ts'

describe('file names', () => {
  test.each([
    [['Tannholt Kaffee', '2026-12'], 'docx', 'tannholt-kaffee-2026-12.docx'],
    [['Größe & Maß: Bálsamo Romero'], 'txt', 'grosse-mass-balsamo-romero.txt'],
    [['Œuvre Łódź Ærø Đà ﬁne'], 'txt', 'oeuvre-lodz-aero-da-fine.txt'],
    [["Don't stop"], 'txt', 'dont-stop.txt'],
    [['../../etc/passwd'], 'txt', 'etc-passwd.txt'],
    [['a\r\nSet-Cookie: x=1'], 'txt', 'a-set-cookie-x-1.txt'],
    [['👋', 'brief'], 'docx', 'brief.docx'],
    [['日本語'], 'docx', 'export.docx'],
    [[], 'docx', 'export.docx'],
    [['CON'], 'txt', 'con-file.txt'],
    [['lpt1'], '.txt', 'lpt1-file.txt'],
  ])('%j becomes %s', (parts, extension, expected) => {
    expect(fileNameFrom(parts, extension)).toBe(expected)
  })

  test('stay short and clean whatever goes in', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 300 })), (parts) => {
        const name = fileNameFrom(parts, 'docx')
        expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*\.docx$/)
        expect(name.length).toBeLessThanOrEqual(120)
      }),
    )
    expect(fileNameFrom(['x'.repeat(500)], 'docx')).toHaveLength(120)
  })
})

describe('the header of a download', () => {
  test('names a plain file once', () => {
    expect(contentDisposition('tannholt-2026-12.docx')).toBe('attachment; filename="tannholt-2026-12.docx"')
  })

  test('gives old browsers a plain name beside the full one', () => {
    expect(contentDisposition("Grüße (Mai)*'.docx")).toBe(
      'attachment; filename="grusse-mai.docx"; filename*=UTF-8\'\'Gr%C3%BC%C3%9Fe%20%28Mai%29-%27.docx',
    )
  })

  test.each([
    ['a\r\nX-Evil: 1.txt', 'attachment; filename="ax-evil-1.txt"; filename*=UTF-8\'\'aX-Evil-%201.txt'],
    ['"; filename="x.exe', 'attachment; filename="filename-x.exe"; filename*=UTF-8\'\'-%3B%20filename%3D-x.exe'],
    ['../../secret.txt', 'attachment; filename="-..-secret.txt"'],
    ['nul.txt', 'attachment; filename="nul-file.txt"'],
    ['fdp\u202Etxt.exe', 'attachment; filename="fdptxt.exe"'],
    ['', 'attachment; filename="export"'],
    ['...', 'attachment; filename="export"'],
  ])('%j is harmless', (name, expected) => {
    expect(contentDisposition(name)).toBe(expected)
  })

  test('is one line of ASCII for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.array(fc.nat(0xffff)), (text, units) => {
        const header = contentDisposition(text + String.fromCharCode(...units))
        expect(header).toMatch(/^attachment; filename="[\w.-]+"(?:; filename\*=UTF-8''(?:[\w.!~-]|%[0-9A-F]{2})+)?$/)
        expect(header.length).toBeLessThan(1700)
      }),
    )
  })
})
