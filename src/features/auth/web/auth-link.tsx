import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A link in the running text of these pages, tall enough for a finger. */
export function AuthLink(props: {
  to: '/login' | '/signup' | '/forgot-password'
  next?: string | undefined
  children: ReactNode
}) {
  return (
    <Link
      to={props.to}
      {...(props.next !== undefined && { search: { next: props.next } })}
      className="-my-3 inline-block rounded-xs py-3 font-medium text-teal underline-offset-4 hover:underline"
    >
      {props.children}
    </Link>
  )
}
