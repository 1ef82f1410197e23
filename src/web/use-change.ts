import { type UseMutationOptions, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { AnswerOf, AnyEndpoint } from '#shared/endpoint.ts'
import type { SentParts } from '#shared/row-subjects.ts'
import type { Subject } from '#shared/subjects.ts'
import { ApiError, type CallInput, errorMessage, sendChange } from './api-client.ts'
import { type Change, changeOf, refreshChanged, refreshChanges } from './changes.ts'
import { type ToastMessage, toast } from './kit/toast-store.ts'

export type ChangingCall = <Row extends AnyEndpoint>(
  row: Row,
  input: CallInput<Row>,
  signal?: AbortSignal,
) => Promise<AnswerOf<Row>>

/** `description` is the text for every error, `fallback` only for errors without a message. */
type Failure = { title: string; description: string } | { title: string; fallback: string }

interface RefusableForm {
  getValues(): object
  setError(field: never, error: { message: string }, options: { shouldFocus: boolean }): void
}

type Kept<Answer, Variables, Context> = Pick<
  UseMutationOptions<Answer, Error, Variables, Context>,
  'mutationKey' | 'scope' | 'onMutate' | 'onError' | 'onSettled'
>

export interface ChangeOptions<Answer, Variables, Context> extends Kept<Answer, Variables, Context> {
  /** Runs before the queries load again. Data that it puts into the cache counts as new. */
  onAnswer?: (answer: Answer, variables: Variables) => unknown
  onDone?: ((answer: Answer, variables: Variables) => unknown) | undefined
  done?: ToastMessage | ((answer: Answer, variables: Variables) => ToastMessage | undefined)
  /** Without it, the screen shows the error itself. */
  failed?: Failure | ((error: Error, variables: Variables) => Failure | undefined)
  form?: RefusableForm
  /** Even a failed change loads the queries again, because it may have changed something. */
  always?: true
  isFollowed?: () => boolean
  /** The next page has no queries yet, so nothing loads again. */
  leavesPage?: true
}

type Result<Answer, Variables, Context> = UseMutationResult<Answer, Error, Variables, Context>

/** Other errors may have changed something, or mean that the page is outdated. */
const CHANGED_NOTHING = [400, 401, 403, 413, 415, 429]

/** Makes several calls with a single toast, and loads everything again that shows their changes. */
export function useChanges<Answer, Variables = void, Context = unknown>(
  work: (change: ChangingCall, variables: Variables) => Promise<Answer>,
  {
    onAnswer,
    onDone,
    done,
    failed,
    form,
    always,
    isFollowed,
    leavesPage,
    ...kept
  }: ChangeOptions<Answer, Variables, Context> = {},
): Result<Answer, Variables, Context> {
  const client = useQueryClient()
  return useMutation({
    ...kept,
    async mutationFn(variables) {
      const changes: Change[] = []
      try {
        // Loading again reverts what the page showed before the response.
        const refreshes = always ?? kept.onMutate !== undefined
        const answer = await work(rememberedIn(changes, refreshes), variables)
        const changedAt = Date.now()
        await onAnswer?.(answer, variables)
        say(done, answer, variables)
        if (!leavesPage && isFollowed?.() !== true) await refreshChanges(client, changes, changedAt)
        return answer
      } catch (error) {
        if (isFollowed?.() !== true) void refreshChanges(client, changes)
        throw error
      }
    },
    onSuccess: (answer, variables) => onDone?.(answer, variables),
    onError(error, variables, ...rest) {
      const failure = typeof failed === 'function' ? failed(error, variables) : failed
      if (form !== undefined) showAtField(form, error)
      if (failure !== undefined) {
        const description = 'fallback' in failure ? errorMessage(error, failure.fallback) : failure.description
        toast({ title: failure.title, description, variant: 'destructive' })
      }
      return kept.onError?.(error, variables, ...rest)
    },
  })
}

function say<Answer, Variables>(
  done: ChangeOptions<Answer, Variables, unknown>['done'],
  answer: Answer,
  variables: Variables,
): void {
  const message = typeof done === 'function' ? done(answer, variables) : done
  if (message !== undefined) toast(message)
}

/** The only way to change data: calls the row, shows a toast and loads everything again that shows the change. */
export function useChange<Row extends AnyEndpoint, Variables = void, Context = unknown>(
  row: Row,
  {
    input,
    ...options
  }: ChangeOptions<AnswerOf<Row>, Variables, Context> & { input: (variables: Variables) => CallInput<Row> },
): Result<AnswerOf<Row>, Variables, Context> {
  return useChanges((change, variables: Variables) => change(row, input(variables)), options)
}

/**
 * The same for changes that nothing waits for, such as saving while the user types. It says nothing, doesn't wait for
 * the page, and works after its component is gone.
 */
export function useQuietChange<Row extends AnyEndpoint, Variables>(
  row: Row,
  {
    input,
    onAnswer,
  }: { input: (variables: Variables) => CallInput<Row>; onAnswer?: (answer: AnswerOf<Row>) => unknown },
): (variables: Variables) => Promise<AnswerOf<Row>> {
  const client = useQueryClient()
  return async (variables) => {
    const changes: Change[] = []
    let changedAt: number | undefined
    try {
      const answer = await rememberedIn(changes, false)(row, input(variables))
      changedAt = Date.now()
      onAnswer?.(answer)
      return answer
    } finally {
      void refreshChanges(client, changes, changedAt)
    }
  }
}

function rememberedIn(changes: Change[], always: boolean): ChangingCall {
  return async (row, input, signal) => {
    const remember = () => changes.push(changeOf(row, input as SentParts))
    try {
      const answer = await sendChange(row, input, signal)
      remember()
      return answer
    } catch (error) {
      if (always || !(error instanceof ApiError && CHANGED_NOTHING.includes(error.status))) remember()
      throw error
    }
  }
}

export const isAtField = (form: RefusableForm, error: unknown): error is ApiError & { field: string } =>
  error instanceof ApiError && error.field !== undefined && error.field in form.getValues()

function showAtField(form: RefusableForm, error: unknown): void {
  if (!isAtField(form, error)) return
  form.setError(error.field as never, { message: errorMessage(error, '') }, { shouldFocus: true })
}

/** For changes from outside this page, such as another tab. */
export function useRefresh(): (...what: Subject[]) => Promise<void> {
  const client = useQueryClient()
  return useCallback((...what) => refreshChanged(client, { what }), [client])
}
