import { checkTree } from './steps/import-rules.mjs'
import { projectRoot, runMain } from './steps/project.mjs'

await runMain(() => {
  const { count, violations } = checkTree(projectRoot)
  for (const { file, line, rule, sentence } of violations) console.error(`${file}:${line}  rule ${rule}: ${sentence}`)
  if (violations.length === 0) console.log(`${count} files keep the import rules.`)
  return violations.length === 0 ? 0 : 1
})
