import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { describe, expect, test } from 'vitest'
import { FIXED_TEXTS } from './fixed-texts.mjs'
import { filesBelow, inProject, projectRoot } from './project.mjs'
import { asRead, checkWords, NAME_RULES, UNREACHED, UNRENAMED, WORD_RULES, wordViolationsIn } from './word-rules.mjs'

const everything = { unreached: [], unrenamed: [] }
const wordsIn = (file, source) => wordViolationsIn(file, source, everything).map(({ word }) => word)
const inText = (text) => wordsIn('src/web/banner.ts', `export const text = ${JSON.stringify(text)}`)
const inComment = (text) => wordsIn('src/web/banner.ts', `// ${text}\nexport const text = ''`)

/** One text that breaks the rule and one that keeps it. */
const EXAMPLES = {
  mail: ['Send a mail to your list', 'Send an email to Apple Mail'],
  'e-mail': ['Write an e-mail', 'Write an email'],
  somebody: ['Ask somebody in the team', 'Ask someone in the team'],
  anybody: ['Can anybody see it?', 'Can anyone see it?'],
  everybody: ['Share it with everybody', 'Share it with everyone'],
  nobody: ['Assigned to nobody', 'There is no one here'],
  whoever: ['Whoever has the link can read it', 'Anyone with the link can read it'],
  oneself: ["One's role can't change", "Your role can't change"],
  stand: ['The address stands in the list', 'Make your offer stand out'],
  lie: ['Deleted ideas lie here for 30 days', 'I believe in relief'],
  'is no': ['This is no public website', 'There is no link, and this is no longer open'],
  'of its own': ['It has a page of its own', 'It works on its own'],
  'any more': ['It is not open any more.', "You can't add any more brands"],
  'take over': ['Take over the campaigns', 'An overview that takes one minute'],
  'take back': ['The deletion was taken back', 'Take a step back'],
  'go on': ['Log in to go on', 'They go on sale in May'],
  'is away': ['The provider is away', 'The sale is 3 days away'],
  'work through': ['It works through the queue', 'It works throughout the day'],
  'is told': ['The owner is told', 'We email the owner'],
  brought: ['The run brought ten ideas', 'The run added ten ideas'],
  seal: ['The key is sealed', 'The key is encrypted'],
  'give up': ['The run was given up', 'The run failed'],
  notice: ['A late notice', "With 30 days' notice"],
  wish: ['Their wish is stored', 'Show the wish list'],
  'under way': ['A sync is under way', 'A sync is in progress'],
  'put away': ['Put away the result', 'Put the result aside'],
  anew: ['Write it anew', 'Write it again'],
  'in this moment': ['It changed in this moment', 'It changed meanwhile'],
  'the newest first': ['Users, the newest first', 'Users, newest first'],
  'as it was': ['The calendar is as it was.', 'The calendar was as before 2 PM'],
  'at the moment': ['Not available at the moment', 'Not available right now'],
  'at once': ['It stops at once', 'Several at once can wait'],
  'by hand': ['Set by hand', 'A table written by hand'],
  'day of the year': ['Show the days of the year', 'Show the last day of the month'],
  'sign in': ['Sign in again', 'Sign up again'],
  window: ['Close the other window', 'Keep the send window'],
  'sending platform': ['Choose your sending platform', 'Choose your ESP'],
  'costs nothing': ['A failed run costs nothing', 'It costs $29'],
  'could not be': ['The file could not be read', "We couldn't read the file"],
  'British spelling': ['The colour of the brand', 'The color of the brand'],
  '-ise': ['Personalise your emails', 'Exercise and promise nothing'],
  'of it': ['What the server knows of it.', 'What the server knows of it is little.'],
  ';': ['Stop now; it goes away', 'Path=/; HttpOnly; color: red;'],
}

describe('each word has one text that fails and one that passes', () => {
  test.each(WORD_RULES.map(({ word, kinds }) => [word, kinds]))('%s', (word, kinds) => {
    const [bad, good] = EXAMPLES[word]
    const check = kinds.includes('T') ? inText : kinds === 'J' ? inDoc : inComment
    expect(check(bad)).toHaveLength(1)
    expect(check(good)).toEqual([])
  })

  test.each(NAME_RULES.map(({ word }) => [word]))('%s in a name', (word) => {
    const name = `brand${word[0].toUpperCase()}${word.slice(1)}`
    expect(wordsIn('src/web/banner.ts', `export const ${name} = 1`)).toEqual([`${word} in ${name}`])
    expect(wordsIn(`src/web/brand-${word}.ts`, 'export const brand = 1')).toEqual([`${word} in brand-${word}`])
    expect(wordsIn('src/web/banner.ts', 'export const replacePlaceholder = 1')).toEqual([])
  })
})

function inDoc(text) {
  return wordsIn('src/web/banner.ts', `/** ${text} */\nexport const text = ''`)
}

describe('reads', () => {
  test('comments, JSX text, attributes and templates', () => {
    expect(inComment('Nobody waits.')).toEqual(['Nobody'])
    const page = '<p className="a mail; b" title="No mail yet">\n  Assigned to\n  nobody {`of ${x} mail`}\n</p>'
    expect(wordsIn('src/web/page.tsx', `export const page = ${page}`).sort()).toEqual(['mail', 'mail', 'nobody'])
  })

  test('the line of the word, not that of the text', () => {
    const source = '/**\n * First.\n * Nobody.\n */\nexport const one = 1\n'
    expect(wordViolationsIn('src/web/one.ts', source, everything)).toMatchObject([
      { file: 'src/web/one.ts', line: 3, word: 'Nobody', instead: 'no one' },
    ])
  })

  test('names of tests, but not the texts in them', () => {
    const source = "test('is nobody', () => {})\ntest.each([[1]])('a mail %s', () => send('a mail to somebody'))"
    expect(wordsIn('src/web/one.test.ts', source)).toEqual(['nobody', 'mail'])
  })

  test('prose of a page, without code and addresses', () => {
    const page = 'Nobody here.\n\n```\na mail;\n```\n\nSee `mail` and [this](docs/mail.md).\n'
    expect(wordsIn('docs/page.md', page)).toEqual(['Nobody'])
    expect(wordsIn('docs/readings/it-page.md', page)).toEqual([])
  })

  test('no single word, no import, no SQL and no fixed text', () => {
    const source =
      "import a from './a mail.ts'\nexport const b = ['mail', sql`select a mail`, 'Super admin role cannot be changed']"
    expect(wordsIn('src/web/one.ts', source)).toEqual([])
  })
})

describe('over a tree', () => {
  test('a violation is found, and reading no file is a failure', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'word-rules-'))
    expect(() => checkWords(root)).toThrow('no file to read')
    mkdirSync(path.join(root, 'docs'))
    writeFileSync(path.join(root, 'docs', 'page.md'), 'Whoever reads.\n')
    expect(checkWords(root, everything)).toEqual({
      count: 1,
      violations: [{ file: 'docs/page.md', line: 1, word: 'Whoever', instead: 'the name of the actor' }],
    })
    rmSync(root, { recursive: true })
  })

  test('every folder on the two lists exists', () => {
    expect([...UNREACHED, ...UNRENAMED].filter((folder) => !existsSync(inProject(folder)))).toEqual([])
  })
})

test('every fixed text is still in src', () => {
  const texts = new Set()
  const add = (text) => texts.add(asRead(text))
  for (const file of filesBelow(['src']).filter((name) => /(?<!\.test|\.fixtures)\.tsx?$/.test(name))) {
    new Visitor({
      Literal: ({ value }) => typeof value === 'string' && add(value),
      JSXText: ({ value }) => add(value),
      TemplateElement: ({ value }) => add(value.cooked ?? ''),
    }).visit(parseSync(file, readFileSync(path.join(projectRoot, file), 'utf8')).program)
  }
  const pieces = (text) => text.split(/\{\w+\}/).flatMap((piece) => piece.trim() || [])
  expect(FIXED_TEXTS.filter((text) => !pieces(text).every((piece) => texts.has(piece)))).toEqual([])
})

test('a semicolon in SQL is fine', () => {
  expect(inText('do $$ begin grant select on users to app; end $$')).toEqual([])
})
