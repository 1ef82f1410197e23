/** The one file that may list the languages of the product. */
export const LIST_OF_LANGUAGES = 'src/shared/brand-brief.ts'

const FEWEST = 4

export function languagesIn(source) {
  const [, list] = /\bLANGUAGES = \[([^\]]*)\]/.exec(source) ?? []
  const languages = [...(list ?? '').matchAll(/'([a-z]{2})'/g)].map(([, language]) => language)
  if (languages.length < FEWEST) throw new Error(`${LIST_OF_LANGUAGES} has no list of languages.`)
  return languages
}

/** Returns { line, sentence } for a list of the languages, or for a rule of one language outside its folder. */
export function languageListsIn(file, source, languages) {
  if (file === LIST_OF_LANGUAGES || !file.startsWith('src/') || /\.(test|fixtures)\.|\/fixtures\//.test(file)) return []
  const any = languages.join('|')
  const found = file.endsWith('.json') ? inData(source, languages) : inCode(source, any)
  const lists =
    new Set(found.map(({ language }) => language)).size < FEWEST
      ? []
      : [
          {
            line: found[0].line,
            sentence:
              'this lists the languages. Give each a file in its folder, and read it with languageData() or import.meta.glob().',
          },
        ]
  return [...lists, ...rulesOfOneLanguage(file, source, any)]
}

const lineAt = (source, index) => source.slice(0, index).split('\n').length

/** Keys, quoted codes and paths: `de: …`, `{ de, fr }`, `'de'`, `'./de.json'`, `'./de/words.json'`. */
function inCode(source, any) {
  const patterns = [
    `(?<![\\w'"\`.])(?<language>${any})(?=\\s*:)`,
    `(?<=[{,]\\s*)(?<language>${any})(?=\\s*[,}])`,
    `(?<=['"\`])(?:[^'"\`\\n]{0,80}/)?(?<language>${any})(?=[/.][^'"\`\\n]{0,80}['"\`]|['"\`])`,
  ]
  return patterns
    .flatMap((pattern) => [...source.matchAll(new RegExp(pattern, 'g'))])
    .map(({ index, groups: { language } }) => ({ language, line: lineAt(source, index) }))
    .toSorted((one, other) => one.line - other.line)
}

function inData(source, languages) {
  const lists = []
  JSON.parse(source, function (_, value) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      const own = Object.keys(value).filter((key) => languages.includes(key))
      if (own.length >= FEWEST) lists.push(own)
    }
    return value
  })
  return (lists[0] ?? []).map((language) => ({ language, line: 1 }))
}

/** Ids, and names of campaigns everywhere, are English. */
function rulesOfOneLanguage(file, source, any) {
  if (!file.startsWith('src/writing/') || new RegExp(`^src/writing/languages/(?:${any})/`).test(file)) return []
  return [...source.matchAll(new RegExp(`(?:[=!]==|\\bcase) '(?!en')(?:${any})'`, 'g'))].map(({ index }) => ({
    line: lineAt(source, index),
    sentence: 'this is a rule of one language: move it to its folder in src/writing/languages.',
  }))
}
