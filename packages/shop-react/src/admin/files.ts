import { useMutation } from "@tanstack/react-query"
import { useAdmin } from "./use-admin"

/** A file that an administrator may fetch, and what is asked for in it. */
export type FileQuestion = { path: string; query?: Record<string, string> }

export const ADMIN_FILES = {
  products: "/api/admin/products/export.csv",
  labels: "/api/admin/orders/labels.csv",
  vatReport: "/api/admin/vat-report.csv",
  document: (number: string) => `/api/admin/documents/${encodeURIComponent(number)}.pdf`,
} as const

export function useFetchFile() {
  const { admin, call } = useAdmin()
  return useMutation({ mutationFn: ({ path, query = {} }: FileQuestion) => admin.file(path, query, call) })
}
