import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { FIXED_TEXTS } from './fixed-texts.mjs'
import { filesBelow, Refusal } from './project.mjs'

/** Folders without the word rules. The list only shrinks. */
export const UNREACHED = []

/** Folders whose exported names and file names may keep old words. */
export const UNRENAMED = []

/** Files with texts that users, vendors or models wrote or read. Only their comments and names are checked. */
const OTHER_VOICES = [
  // Readers of months wrote these, with many quotations.
  ...['at', 'au', 'de', 'es', 'fr', 'gb', 'it', 'us'].map((country) => `docs/readings/${country}-`),
  'src/stand-ins/demo/',
  'src/writing/packs/',
  'src/writing/languages/',
  'src/writing/outline/words/',
  'src/writing/brand/answered-sheet.ts',
  'src/stand-ins/payments/double-api.ts',
  'src/features/models/server/prompts/',
  'src/features/ideas/server/model/',
  'src/features/outlines/server/model/',
]
/** The legal texts change only with an owner's approval. */
const LEGAL = 'src/features/marketing/web/legal/'
/** These speak to the operator on a terminal, where the passive is common. */
const FOR_OPERATORS = ['src/server/env.ts', 'src/app/server/', 'scripts/']

const ISE =
  /\b(?:organ|recogn|personal|custom|optim|priorit|summar|normal|minim|maxim|initial|serial|final|categor|emphas|apolog|standard|synchron|util|visual|special|author|capital|general|real|central|local|anonym|modern|neutral|stabil|token|random|character|critic|familiar|harmon|ital|maximal|memor|monet|pressur|public|revital|subsid|symbol|sympath)is(?:e|es|ed|er|ers|ing|ation|ations)\b|\banalys(?:e|ed|er|ing)\b/i

/**
 * Name, replacement, pattern and kinds of text: T is a text that users see, C a comment or test name, D documentation.
 */
export const WORD_RULES = [
  [
    'mail',
    'email, emails',
    /(?<!e-|Apple |Yahoo |Proton )\b(?:mail|mails|mailed|mailing|mailings)\b(?![:/@=])/i,
    'TCD',
  ],
  ['e-mail', 'email', /\be-mails?\b/i, 'TCD'],
  ['somebody', 'someone, or name the role', /\bsomebody\b/i, 'TCD'],
  ['anybody', 'anyone', /\banybody\b/i, 'TCD'],
  ['everybody', 'everyone', /\beverybody\b/i, 'TCD'],
  ['nobody', 'no one', /\bnobody\b(?!")/i, 'TCD'],
  ['whoever', 'the name of the actor', /\b(?:whoever|whom)\b/i, 'TCD'],
  ['oneself', 'you, your', /\b(?:oneself|one's|the own)\b/i, 'TCD'],
  ['stand', 'is, appears, is listed', /\bstands?\b(?!-in| out)/i, 'TCD'],
  ['lie', 'is, stay', /\b(?:lie|lies|lying)\b/i, 'TCD'],
  ['is no', "isn't a, aren't", /(?<!\bthere )\b(?:is|are) no\b(?! longer| one\b)/i, 'TCD'],
  ['of its own', 'its own X, your own X', /\bof (?:its|your|their|our|my|one's) own\b/i, 'TCD'],
  ['any more', 'no longer', /\bany more\b(?=[^\w\s]|$)/i, 'TCD'],
  ['take over', 'import, link', /\b(?:take|takes|took|taken|taking) over\b/i, 'TCD'],
  ['take back', 'undo, cancel', /\b(?:take|takes|took|taken|taking) back\b/i, 'TCD'],
  ['go on', 'continue', /\b(?:go|goes|went|going) on\b(?! sale)/i, 'TCD'],
  ['is away', 'is unavailable, is offline', /\b(?:is|are) away\b/i, 'TCD'],
  ['work through', 'process', /\b(?:work|works|worked) through\b/i, 'TCD'],
  ['is told', 'get notified, we email', /\b(?:hears? of|(?:is|are) told)\b/i, 'TCD'],
  ['brought', 'imported, added', /\bbrought\b/i, 'TCD'],
  ['seal', 'encrypt, encrypted', /\b(?:seals?|sealed)\b/i, 'TCD'],
  ['give up', 'fail, cancel', /\b(?:give|gives|gave|given|giving) up\b/i, 'TCD'],
  ['notice', 'event, email, banner', /(?<!\bdays' |\bdays’ )\bnotices?\b/i, 'TCD'],
  ['wish', 'request', /\b(?:wish|wishes)\b(?! ?list)/i, 'TCD'],
  ['under way', 'in progress', /\bunder way\b/i, 'TCD'],
  ['put away', 'dismiss, archive', /\b(?:put|puts) away\b/i, 'TCD'],
  ['anew', 'again', /\b(?:anew|once more)\b/i, 'TCD'],
  ['in this moment', 'concurrently, meanwhile', /\bin (?:this|the same|that) moment\b/i, 'CD'],
  ['the newest first', 'newest first, oldest first', /\bthe (?:newest|oldest) first\b/i, 'TCD'],
  ['as it was', 'unchanged, or delete it', /\b(?:as it was|as they are|as before(?! \d))\b/i, 'TCD'],
  ['at the moment', 'now, right now', /\bat the moment\b/i, 'TCD'],
  ['at once', 'right away, at the same time', /(?<!\bseveral )\bat once\b/i, 'TCD'],
  ['by hand', 'yourself, manually, override', /(?<!\bwritten )\bby hand\b/i, 'TCD'],
  ['day of the year', 'holiday', /\bdays? of the year\b/i, 'TCD'],
  ['sign in', 'log in, logged in, log out, login', /\b(?:sign|signs|signed|signing)[- ](?:in|out)\b/i, 'TCD'],
  ['window', 'tab', /(?<!send |sending |sync |time |day |context |attribution |browser )\bwindows?\b(?![.-])/, 'TCD'],
  ['sending platform', 'ESP', /\bsending (?:platforms?|tools?)\b/i, 'TCD'],
  ['costs nothing', "doesn't count toward your plan", /\b(?:costs? nothing|nothing was used)\b/i, 'TCD'],
  ['could not be', "We couldn't …, You can't …", /\b(?:could not be|cannot be)\b/i, 'T'],
  [
    'British spelling',
    'American spelling',
    /\b(?:colours?|coloured|behaviours?|favourites?|humour|grey|centres?|centred|licences?|programmes?|labelled|labelling|cancelled|cancelling|catalogues?|towards)\b/i,
    'TCD',
  ],
  ['-ise', '-ize', ISE, 'TCD'],
  ['of it', 'the noun', /\bof it\.(?=\s|$)/i, 'J'],
  [';', 'two sentences', /[\w”’)'"];\s+[a-z](?!\S*=)/, 'T'],
].map(([word, instead, pattern, kinds]) => ({ word, instead, pattern, kinds }))

export const NAME_RULES = [
  ['place', 'cursor, field, month, target'],
  ['places', 'cursors, fields, months, targets'],
  ['notice', 'event, mail, banner'],
  ['notices', 'events, mails, banners'],
  ['wish', 'request'],
  ['wishes', 'requests'],
  ['seal', 'encrypt'],
  ['sealed', 'encrypted'],
  ['colour', 'color'],
  ['colours', 'colors'],
  ['behaviour', 'behavior'],
  ['catalogue', 'catalog'],
  ['cancelled', 'canceled'],
].map(([word, instead]) => ({ word, instead }))

const FIXED = new Set(FIXED_TEXTS)
const isTestCode = (file) => /\.(test|fixtures?|opener)\.[cm]?tsx?$|\.test\.mjs$/.test(file) || file.startsWith('test/')
const startsWithAny = (file, starts) => starts.some((start) => file.startsWith(start))

/** A text as a reader sees it: on one line, without the entities of JSX. */
export const asRead = (text) =>
  text
    .replace(/&(?:apos|#39);/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
const isSql = (text) => text.startsWith('do $$')
const isCss = (text) => /[\w-]+:\s*[^;]*;|^[^;]*=[^;]*;|;\s*charset/i.test(text)

/** Replaces code with spaces, so that line numbers stay right. */
const withoutCode = (text) => text.replace(/`[^`\n]*`|https?:\/\/\S+/g, (code) => ' '.repeat(code.length))

/** All texts of one source file as { kind, text, start }. T: a string, C: a comment, J: a JSDoc comment, N: a test name. */
export function textsIn(file, source) {
  const { program, comments } = parseSync(file, source)
  const strings = []
  const skipped = []
  const names = []
  const skip = (node) => node !== null && node !== undefined && skipped.push([node.start, node.end])
  const nameTest = ({ callee, arguments: [first] }) => {
    let base = callee
    while (
      base.type === 'CallExpression' ||
      base.type === 'MemberExpression' ||
      base.type === 'TaggedTemplateExpression'
    ) {
      base = base.callee ?? base.object ?? base.tag
    }
    const isName = base.type === 'Identifier' && /^(?:test|describe|it)$/.test(base.name)
    if (isName && (first?.type === 'Literal' || first?.type === 'TemplateLiteral')) {
      names.push({ kind: 'N', text: source.slice(first.start + 1, first.end - 1), start: first.start })
    }
  }
  new Visitor({
    Literal: (node) => typeof node.value === 'string' && strings.push({ text: node.value, start: node.start }),
    JSXText: (node) => strings.push({ text: node.value, start: node.start, written: true }),
    TemplateLiteral: (node) =>
      strings.push({ text: node.quasis.map(({ value }) => value.cooked ?? '').join('{}'), start: node.start }),
    TaggedTemplateExpression: (node) => node.tag.name !== 'test' && skip(node.quasi),
    ImportDeclaration: skip,
    JSXAttribute: (node) => node.name.name === 'className' && skip(node),
    CallExpression: nameTest,
  }).visit(program)
  const isSkipped = ({ start }) => skipped.some(([from, to]) => start >= from && start < to)
  return [
    ...strings
      .filter((one) => (one.written || one.text.trim().includes(' ')) && !isSkipped(one))
      .map(({ text, start }) => ({ kind: 'T', text, start })),
    ...comments.map(({ value, start, type }) => ({
      kind: type === 'Block' && value.startsWith('*') ? 'J' : 'C',
      text: value,
      start,
    })),
    ...names,
  ]
}

export function wordsIn(kind, text, file = '') {
  if (kind === 'T' && FIXED.has(asRead(text))) return []
  const checked = kind === 'T' ? text : withoutCode(text)
  const group = kind === 'J' ? 'JC' : kind === 'N' ? 'C' : kind
  return WORD_RULES.flatMap(({ word, instead, pattern, kinds }) => {
    if (![...group].some((one) => kinds.includes(one))) return []
    if (word === ';' && (isCss(text) || isSql(text))) return []
    if (word === 'could not be' && startsWithAny(file, FOR_OPERATORS)) return []
    const found = pattern.exec(checked)
    return found === null ? [] : [{ word: word.length > 2 ? found[0].trim() : word, instead, at: found.index }]
  })
}

const lineAt = (source, index) => source.slice(0, index).split('\n').length

function checkSource(file, source) {
  const onlyComments = isTestCode(file) || !file.startsWith('src/') || startsWithAny(file, [...OTHER_VOICES, LEGAL])
  return textsIn(file, source)
    .filter(({ kind }) => kind !== 'T' || !onlyComments)
    .filter(({ kind }) => kind !== 'N' || isTestCode(file))
    .flatMap(({ kind, text, start }) =>
      wordsIn(kind, text, file).map(({ word, instead, at }) => ({
        line: lineAt(source, start) + text.slice(0, at).split('\n').length - 1,
        word,
        instead,
      })),
    )
}

function checkPage(source) {
  const prose = withoutCode(
    source
      .replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ' '))
      .replace(/\]\([^)\n]*\)/g, (link) => ' '.repeat(link.length)),
  )
  return prose
    .split('\n')
    .flatMap((text, index) => wordsIn('D', text).map(({ word, instead }) => ({ line: index + 1, word, instead })))
}

const wordsOfName = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)

export function namesIn(file, source) {
  const exported = [
    ...source.matchAll(
      /^export (?:default )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|type|interface|enum) (\w+)/gm,
    ),
  ].map((match) => ({ name: match[1], line: lineAt(source, match.index) }))
  const names = [{ name: path.posix.basename(file).split('.')[0], line: 1 }, ...exported]
  return names.flatMap(({ name, line }) =>
    NAME_RULES.filter(({ word }) => wordsOfName(name).includes(word)).map(({ word, instead }) => ({
      line,
      word: `${word} in ${name}`,
      instead,
    })),
  )
}

export function wordViolationsIn(file, source, { unreached = UNREACHED, unrenamed = UNRENAMED } = {}) {
  const found = []
  const isPage = file.endsWith('.md')
  if (isPage && startsWithAny(file, OTHER_VOICES)) return []
  if (!startsWithAny(file, unreached)) found.push(...(isPage ? checkPage(source) : checkSource(file, source)))
  if (!isPage && !startsWithAny(file, unrenamed)) found.push(...namesIn(file, source))
  return found.map((violation) => ({ file, ...violation }))
}

const PAGES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'docs']
const SOURCES = ['src', 'test', 'scripts', 'bench']
/** These files name the forbidden words. */
const RULES = /^scripts\/steps\/(?:word-rules|word-rules\.test|fixed-texts)\.mjs$|^docs\/vocabulary\.md$/

/** Throws when it finds no file, because the rules must not pass on nothing. */
export function checkWords(root, options) {
  const files = [
    ...filesBelow(SOURCES, root).filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.includes('/node_modules/')),
    ...filesBelow(PAGES, root).filter((file) => file.endsWith('.md')),
  ].filter((file) => !RULES.test(file))
  if (files.length === 0) throw new Refusal('The word rules found no file to read. They must not pass on nothing.')
  const violations = files.flatMap((file) =>
    wordViolationsIn(file, readFileSync(path.join(root, file), 'utf8'), options),
  )
  return { count: files.length, violations }
}
