import { lockFolder } from './folder-lock.ts'

// The other process of the lock's test: tries to take the folder, says how that went, then keeps it until killed.
const [dir] = process.argv.slice(2)
if (dir === undefined) throw new Error('Name the folder.')
try {
  await lockFolder(dir)
  process.send?.('held')
} catch (error) {
  process.send?.((error as Error).message)
}
process.on('disconnect', () => process.exit())
