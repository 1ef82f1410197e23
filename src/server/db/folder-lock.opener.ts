import { lockFolder } from './folder-lock.ts'

// The second process of the lock test. It tries to lock the folder, prints the result and keeps the lock until it is
// killed.
const [dir] = process.argv.slice(2)
if (dir === undefined) throw new Error('Name the folder.')
try {
  await lockFolder(dir)
  process.send?.('held')
} catch (error) {
  process.send?.((error as Error).message)
}
process.on('disconnect', () => process.exit())
