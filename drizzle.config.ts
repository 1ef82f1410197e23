import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/features/*/server/*tables.ts', './src/server/db/platform-tables.ts'],
  out: './drizzle',
  casing: 'snake_case',
})
