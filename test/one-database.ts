export const POSTGRES_IS_ENOUGH: Record<string, string[]> = {
  'They make the same calls again and again, for other people, on other plans, with other ids and values.': [
    'src/features/team/server/role-ladder.api.test.ts',
    'test/audit-log.api.test.ts',
    'test/foreign-ids.api.test.ts',
    'test/fuzz.api.test.ts',
    'test/plans-and-suspension.api.test.ts',
    'test/roles.api.test.ts',
  ],
  'They are about requests and answers, which are refused or made before a database is asked.': [
    'src/server/http/documents.api.test.ts',
    'src/server/http/edge.api.test.ts',
    'src/server/http/rate-limits.api.test.ts',
  ],
  'They are about what goes to a model and comes back. What is stored then is what the built-in writers store.': [
    'src/features/ideas/server/model/injection.api.test.ts',
    'src/features/ideas/server/model/model-ideas.api.test.ts',
    'src/features/outlines/server/model/model-outlines.api.test.ts',
  ],
  'It looks into a database server, which the embedded database is not.': ['test/doctor.api.test.ts'],
}
