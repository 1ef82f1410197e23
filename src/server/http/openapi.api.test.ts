import { expect, test } from 'vitest'
import { routes } from '#app/server/create-app.ts'
import { ERRORS } from '#shared/errors.ts'
import { testApp } from '#test/test-app.ts'

interface Operation {
  operationId: string
  summary: string
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { required: boolean; content: Record<string, { schema: object }> }
  responses: Record<string, { description: string; content?: Record<string, { schema?: object }> }>
  security: object[]
}

interface Document {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> }
}

const reference = async () => (await testApp.server.inject('/api/openapi.json')).json<Document>()

const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      path,
      operation,
    })),
  )

test('the reference lists every endpoint once', async () => {
  const document = await reference()
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Mailmonth', version: '1' } })
  const listed = operationsOf(document).map(({ name }) => name)
  expect(listed.toSorted()).toEqual(routes.map(({ row }) => `${row.method} ${row.path}`).toSorted())
})

test('every operation is complete', async () => {
  const document = await reference()
  const operations = operationsOf(document)
  const ids = operations.map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { name, path, operation } of operations) {
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter!)
    expect(inPath.map((parameter) => parameter.name).toSorted(), name).toEqual(named.toSorted())
    expect(
      inPath.every(({ required }) => required),
      name,
    ).toBe(true)
    expect(operation.summary, name).not.toBe('')
    const [success, ...failures] = Object.keys(operation.responses)
    expect(['200', '201', '202'], name).toContain(success)
    const known = new Set(Object.values(ERRORS).map(({ status }) => String(status)))
    expect(
      failures.filter((status) => !known.has(status)),
      name,
    ).toEqual([])
    expect(failures, name).toContain('429')
    if (operation.security.length > 0) expect(failures, name).toContain('401')
  }
})

test('every reference in the document resolves', async () => {
  const document = await reference()
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target!)
  expect(references.length).toBeGreaterThan(50)
  for (const target of new Set(references)) {
    const parts = target.replace('#/', '').split('/')
    const found = parts.reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], document)
    expect(found, target).toBeTypeOf('object')
  }
})

test('bodies and responses have schemas with their fields', async () => {
  const { paths } = await reference()
  const login = paths['/api/auth/login']!['post']!
  expect(login.requestBody).toMatchObject({
    required: true,
    content: { 'application/json': { schema: { required: ['email', 'password'], type: 'object' } } },
  })
  const list = paths['/api/email-outlines']!['get']!
  expect(list.parameters).toMatchObject([
    { name: 'brandId', in: 'query', required: true, schema: { format: 'uuid' } },
    { name: 'limit', in: 'query', required: false, schema: { minimum: 1, maximum: 200 } },
    { name: 'cursor', in: 'query', required: false },
  ])
  expect(list.responses['200']).toMatchObject({
    content: { 'application/json': { schema: { required: ['outlines'] } } },
  })
  expect(Object.keys(paths['/api/outlines/{id}/export/txt']!['get']!.responses['200']!.content!)).toEqual([
    'text/plain',
  ])
})

test('the reference page shows every endpoint and runs no script', async () => {
  const { body, headers } = await testApp.server.inject('/api/reference')
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(body).not.toMatch(/<script/i)
  for (const { row } of routes) expect(body).toContain(`<span>${row.method}</span> <code>${row.path}</code>`)
})
