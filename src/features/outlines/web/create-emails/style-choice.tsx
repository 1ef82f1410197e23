import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { EmailStyle } from '#shared/brand-brief.ts'
import { brandEndpoints, type Brand } from '#features/brands/contract.ts'
import { brandsOptions } from '#features/brands/web/queries.ts'
import { call, errorMessage } from '#web/api-client.ts'
import { Select } from '#web/kit/select.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { STYLE_OPTIONS, styleLabel } from './email-style.ts'

/**
 * How the outlines are made. It is a property of the brand, so choosing another style changes the brand; who may not
 * edit brands reads it.
 */
export function StyleChoice({ brand, editable, className }: { brand: Brand; editable: boolean; className?: string }) {
  const queryClient = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (defaultEmailType: EmailStyle) =>
      call(brandEndpoints.update, { params: { id: brand.id }, body: { defaultEmailType } }),
    onSuccess: ({ brand: saved }) => {
      queryClient.setQueryData(
        brandsOptions.queryKey,
        (cached) => cached && { brands: cached.brands.map((one) => (one.id === saved.id ? saved : one)) },
      )
      toast({ title: 'Email style changed', description: `${saved.name}: ${styleLabel(saved.defaultEmailType)}` })
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Error',
        description: errorMessage(error, 'Failed to save brand basics'),
      }),
  })
  const shown = isPending ? variables : brand.defaultEmailType
  if (!editable) return <span className="text-sm whitespace-nowrap text-fg-2">{styleLabel(shown)}</span>
  return (
    <Select
      aria-label={`Email style of ${brand.name}`}
      className={className ?? ''}
      options={STYLE_OPTIONS}
      value={shown}
      disabled={isPending}
      onValueChange={(style) => {
        if (style !== brand.defaultEmailType) mutate(style)
      }}
    />
  )
}
