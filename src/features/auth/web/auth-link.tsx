import { Link, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/**
 * A link in the running text of these pages, tall enough for a finger. Whoever has paid before signing in takes the
 * payment along, whichever of these pages they end up with.
 */
export function AuthLink(props: {
  to: '/login' | '/signup' | '/forgot-password'
  next?: string | undefined
  children: ReactNode
}) {
  const { session_id } = useSearch({ strict: false })
  return (
    <Link
      to={props.to}
      search={{
        ...(props.next !== undefined && { next: props.next }),
        ...(session_id !== undefined && { session_id }),
      }}
      className="-my-3 inline-block rounded-xs py-3 font-medium text-teal underline-offset-4 hover:underline"
    >
      {props.children}
    </Link>
  )
}
