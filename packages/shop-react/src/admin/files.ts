import type { Segment } from "@bon-perroquet/contract"
import { answerOf, type Query, type ShopApi } from "@bon-perroquet/shop-client"
import { useMutation } from "@tanstack/react-query"
import { AS_FILE } from "../client/as-file"
import { useShop } from "../provider"

export type FileCall = (api: ShopApi) => Promise<Blob>

export const ADMIN_FILES = {
  products: (api: ShopApi) => answerOf(api.GET("/api/admin/products/export.csv", AS_FILE)),
  shop: (api: ShopApi) => answerOf(api.GET("/api/admin/export.zip", AS_FILE)),
  subscribers: (api: ShopApi) => answerOf(api.GET("/api/admin/newsletter/subscribers.csv", AS_FILE)),
  segment: (segment: Segment) => (api: ShopApi) =>
    answerOf(
      api.GET("/api/admin/segments/{segment}/members.csv", { params: { path: { segment } }, ...AS_FILE }),
    ),
  importErrors: (id: string) => (api: ShopApi) =>
    answerOf(api.GET("/api/admin/imports/{id}/errors.csv", { params: { path: { id } }, ...AS_FILE })),
  labels: (query: Query<"/api/admin/orders/labels.csv">) => (api: ShopApi) =>
    answerOf(api.GET("/api/admin/orders/labels.csv", { params: { query }, ...AS_FILE })),
  labelSheet: (query: Query<"/api/admin/orders/labels.pdf">) => (api: ShopApi) =>
    answerOf(api.GET("/api/admin/orders/labels.pdf", { params: { query }, ...AS_FILE })),
  vatReport: (query: Query<"/api/admin/vat-report.csv">) => (api: ShopApi) =>
    answerOf(api.GET("/api/admin/vat-report.csv", { params: { query }, ...AS_FILE })),
  journal: (query: Query<"/api/admin/accounting/journal.csv">) => (api: ShopApi) =>
    answerOf(api.GET("/api/admin/accounting/journal.csv", { params: { query }, ...AS_FILE })),
  ubl: (query: Query<"/api/admin/accounting/ubl.zip">) => (api: ShopApi) =>
    answerOf(api.GET("/api/admin/accounting/ubl.zip", { params: { query }, ...AS_FILE })),
  archive: (query: Query<"/api/admin/accounting/archive.zip">) => (api: ShopApi) =>
    answerOf(api.GET("/api/admin/accounting/archive.zip", { params: { query }, ...AS_FILE })),
  cash: (query: Query<"/api/admin/accounting/cash.csv">) => (api: ShopApi) =>
    answerOf(api.GET("/api/admin/accounting/cash.csv", { params: { query }, ...AS_FILE })),
  balances: (query: Query<"/api/admin/accounting/balances.csv">) => (api: ShopApi) =>
    answerOf(api.GET("/api/admin/accounting/balances.csv", { params: { query }, ...AS_FILE })),
  payouts: (query: Query<"/api/admin/accounting/payouts.csv">) => (api: ShopApi) =>
    answerOf(api.GET("/api/admin/accounting/payouts.csv", { params: { query }, ...AS_FILE })),
  intraCommunity: (query: Query<"/api/admin/accounting/intra-community.xml">) => (api: ShopApi) =>
    answerOf(api.GET("/api/admin/accounting/intra-community.xml", { params: { query }, ...AS_FILE })),
  eInvoices: (query: Query<"/api/admin/accounting/e-invoices.csv">) => (api: ShopApi) =>
    answerOf(api.GET("/api/admin/accounting/e-invoices.csv", { params: { query }, ...AS_FILE })),
  structured: (number: string) => (api: ShopApi) =>
    answerOf(api.GET("/api/admin/documents/{file}/ubl", { params: { path: { file: number } }, ...AS_FILE })),
  document: (number: string) => (api: ShopApi) =>
    answerOf(
      api.GET("/api/admin/documents/{file}", { params: { path: { file: `${number}.pdf` } }, ...AS_FILE }),
    ),
} as const

export function useFetchFile() {
  const { api } = useShop()
  return useMutation({ mutationFn: (file: FileCall) => file(api) })
}
