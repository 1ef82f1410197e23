import { createMemoryHistory } from '@tanstack/react-router'
import { render } from 'vitest-browser-react'
import { answer, refusal } from './answering-server.ts'
import { Product } from '#app/web/product.tsx'
import { createQueryClient } from '#app/web/query-client.ts'
import { createProductRouter } from '#app/web/router.ts'

export const ada = {
  id: '0198c5a0-0000-7000-8000-000000000001',
  name: 'Ada',
  email: 'ada@example.com',
  phone: '',
  address: '',
  role: 'USER',
  pendingEmail: null,
  tokenType: 'session',
  impersonator: null,
}

export const nobody = { 'GET /api/auth/me': refusal(401, 'UNAUTHENTICATED', 'Please log in.') }

export const emptyAccount = {
  'GET /api/auth/me': answer(ada),
  'GET /api/workspaces': answer({ workspaces: [], memberships: [] }),
  'GET /api/brands': answer({ brands: [] }),
}

export async function openProduct(address: string, kept: Record<string, string> = {}) {
  localStorage.clear()
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
  const queryClient = createQueryClient()
  const router = createProductRouter(queryClient, createMemoryHistory({ initialEntries: [address] }))
  await router.load()
  await render(<Product queryClient={queryClient} router={router} />)
  return router
}
