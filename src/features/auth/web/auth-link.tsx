import { Link, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { routeIds } from '#web/searches.ts'

/** The link keeps the paid checkout in the address, whichever of these pages the user ends up on. */
export function AuthLink(props: {
  to: '/login' | '/signup' | '/forgot-password'
  next?: string | undefined
  children: ReactNode
}) {
  const { session_id } = useSearch({ from: routeIds.everyPage })
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
