import { projectRoot, runMain } from './steps/project.mjs'
import { checkWords } from './steps/word-rules.mjs'

// Folders that you name are checked even if they are on the list of unreached folders.
await runMain(() => {
  const named = process.argv.slice(2)
  const options = named.length === 0 ? undefined : { unreached: [] }
  const { count, violations } = checkWords(projectRoot, options)
  const shown = violations.filter(({ file }) => named.length === 0 || named.some((start) => file.startsWith(start)))
  for (const { file, line, word, instead } of shown) console.error(`${file}:${line}  ${word}: write ${instead}`)
  if (shown.length === 0) console.log(`${count} files keep the word rules.`)
  return shown.length === 0 ? 0 : 1
})
