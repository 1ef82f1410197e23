import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Expression, type ParamPattern as Param, Visitor, parseSync } from 'oxc-parser'
import { isNeverText } from './never-text.fixtures.ts'

export interface WrittenPattern {
  file: string
  line: number
  source: string
  flags: string
}

export interface TextFunction {
  id: string
  texts: string[]
  takesTextAlone: boolean
}

export interface ServerSources {
  patterns: WrittenPattern[]
  dynamic: string[]
  functions: TextFunction[]
}

const ROOT = path.resolve(import.meta.dirname, '../..')
// Stand-ins get no user text.
const LEFT_OUT = /\/web\/|\.test\.ts$|\.fixtures\.ts$|\/stand-ins\//

export function readServerSources(): ServerSources {
  const files = globSync('src/{app/server,server,shared,writing,features}/**/*.ts', { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !LEFT_OUT.test(file))
    .toSorted()
  const found = files.map((file) => readSource(file, readFileSync(path.join(ROOT, file), 'utf8')))
  return {
    patterns: found.flatMap(({ patterns }) => patterns),
    dynamic: found.flatMap(({ dynamic }) => dynamic),
    functions: found.flatMap(({ functions }) => functions),
  }
}

export function readSource(file: string, source: string): ServerSources {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} could not be read: ${errors[0]!.message}`)
  const patterns: WrittenPattern[] = []
  let isDynamic = false
  const made = ({ callee }: { callee: Expression }) => {
    if (callee.type === 'Identifier' && callee.name === 'RegExp') isDynamic = true
  }
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return
      const { pattern, flags } = node.regex
      patterns.push({ file, line: source.slice(0, node.start).split('\n').length, source: pattern, flags })
    },
    NewExpression: made,
    CallExpression: made,
  }).visit(program)
  const functions = program.body.flatMap((statement): TextFunction[] => {
    if (statement.type !== 'ExportNamedDeclaration') return []
    return declaredFunctions(statement.declaration).flatMap(({ name, params }) => {
      const texts = params.flatMap(textsOf)
      if (texts.length === 0) return []
      const [first, ...others] = params
      const takesTextAlone = takesOneText(first!) && others.every(isOptional)
      return [{ id: `${file}#${name}`, texts, takesTextAlone }]
    })
  })
  return { patterns, dynamic: isDynamic ? [file] : [], functions }
}

interface Declared {
  name: string
  params: Param[]
}

function declaredFunctions(declaration: unknown): Declared[] {
  const declared = declaration as
    | { type: 'FunctionDeclaration'; id: { name: string }; params: Param[] }
    | { type: 'VariableDeclaration'; declarations: { id: { name: string }; init: Expression | null }[] }
    | null
  if (declared?.type === 'FunctionDeclaration') return [{ name: declared.id.name, params: declared.params }]
  if (declared?.type !== 'VariableDeclaration') return []
  return declared.declarations.flatMap(({ id, init }) =>
    init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression'
      ? [{ name: id.name, params: init.params }]
      : [],
  )
}

interface Typed {
  type: string
  types?: Typed[]
  elementType?: Typed
  typeAnnotation?: Typed
  typeName?: { name?: string }
  typeArguments?: { params: Typed[] } | null
}

const COLLECTIONS = new Set(['Array', 'ReadonlyArray', 'Iterable', 'Set', 'ReadonlySet'])

const isString = ({ type, types, elementType, typeAnnotation, typeName, typeArguments }: Typed): boolean =>
  type === 'TSStringKeyword' ||
  (types ?? []).some(isString) ||
  (elementType !== undefined && isString(elementType)) ||
  (type === 'TSTypeOperator' && typeAnnotation !== undefined && isString(typeAnnotation)) ||
  (COLLECTIONS.has(typeName?.name ?? '') && (typeArguments?.params ?? []).some(isString))

interface Named {
  type: string
  name?: string
  left?: Named
  argument?: Named
  optional?: boolean
  typeAnnotation?: { typeAnnotation: Typed } | null
}

function describedBy(param: Param): { name: string; type: Typed | undefined } {
  const given = param as Named
  const named = given.left ?? given.argument ?? given
  return { name: named.name ?? '', type: (named.typeAnnotation ?? given.typeAnnotation)?.typeAnnotation }
}

function textsOf(param: Param): string[] {
  const { name, type } = describedBy(param)
  return type !== undefined && isString(type) && !isNeverText(name) ? [name] : []
}

const takesOneText = (param: Param) =>
  param.type === 'Identifier' && textsOf(param).length > 0 && /Keyword|Union/.test(describedBy(param).type?.type ?? '')

const isOptional = (param: Param) =>
  param.type === 'AssignmentPattern' || param.type === 'RestElement' || ('optional' in param && param.optional)
