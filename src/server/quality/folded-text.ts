export { folded, wordsOf } from '#shared/folded.ts'
export { MOST_NAMES, nameRemover, withoutNames } from '#writing/languages/without-names.ts'
