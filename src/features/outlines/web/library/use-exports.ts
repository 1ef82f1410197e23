import { useMutation } from '@tanstack/react-query'
import type { YearMonth } from '#shared/calendar-dates.ts'
import { download } from '#web/api-client.ts'
import { toast } from '#web/kit/toast-store.ts'
import { outlineEndpoints } from '../../contract.ts'
import { exportRefusal } from './export-refusal.ts'

const EXPORTS = {
  txt: outlineEndpoints.exportText,
  docx: outlineEndpoints.exportDocx,
  html: outlineEndpoints.exportHtml,
}
export type FileKind = keyof typeof EXPORTS

export function useOutlineExport(id: string, title: string) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (kind: FileKind) => download(EXPORTS[kind], { params: { id } }),
    onSuccess: () => toast({ title: 'Exported Successfully', description: title }),
    onError: (error) => toast(exportRefusal(error, 'outline')),
  })
  return { exportAs: (kind: FileKind) => mutate(kind), pending: isPending ? variables : undefined }
}

export function useMonthExport(brandId: string, { year, month }: YearMonth, title: string) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(outlineEndpoints.exportMonth, { params: { brandId, year, month } }),
    onSuccess: () => toast({ title: 'Exported Successfully', description: title }),
    onError: (error) => toast(exportRefusal(error, 'month')),
  })
  return { exportMonth: () => mutate(), pending: isPending }
}
