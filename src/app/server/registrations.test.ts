import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { type Provided, Registered } from '#server/registered.ts'
import { registrations } from './create-app.ts'

const FEATURES = path.resolve(import.meta.dirname, '../../features')

const needed = async (): Promise<Provided<never>[]> => {
  const files = globSync('*/server/provided.ts', { cwd: FEATURES })
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(path.join(FEATURES, file)).href) as Promise<Record<string, object>>),
  )
  return modules.flatMap((module) => Object.values(module).filter((value) => 'needs' in value) as Provided<never>[])
}

test('a feature provides what each other one needs', async () => {
  const registered = new Registered(registrations)
  const all = await needed()
  expect(all.length).toBeGreaterThan(4)
  expect(all.filter((each) => !registered.has(each)).map(({ needs }) => needs)).toEqual([])
})
