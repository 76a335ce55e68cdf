import type { Language, QuoteOffer } from "@bon-perroquet/contract"
import type { ShopApi } from "@bon-perroquet/shop-client"
import { useQuery } from "@tanstack/react-query"
import { usePage } from "../../api-pages"
import { readOf } from "../../api-reads"
import { useReread } from "../../api-writes"
import { ifMatch } from "../../client/if-match"
import { useShop } from "../../provider"
import { adminKeys } from "../keys"
import type { QuotesQuestion } from "../pages"
import { useAdminWrite } from "../use-invalidate"

export function useStaffQuotes(question: QuotesQuestion) {
  const { language } = useShop()
  return usePage(adminKeys.quotes(question, language), (api) =>
    api.GET("/api/admin/quotes", { params: { query: question } }),
  )
}

const quoteQuery = (api: ShopApi, id: string, language: Language) =>
  readOf(api, adminKeys.quote(id, language), (api) =>
    api.GET("/api/admin/quotes/{id}", { params: { path: { id } } }),
  )

export function useStaffQuote(id: string) {
  const { api, language } = useShop()
  return useQuery(quoteQuery(api, id, language))
}

export function useRereadQuote(id: string) {
  const { language } = useShop()
  const reread = useReread(quoteQuery)
  return () => reread(id, language)
}

type Read = { id: string; version: string | undefined }
const at = ({ id, version }: Read) => ({ path: { id }, header: ifMatch(version) })

export const useOfferQuote = (id: string) =>
  useAdminWrite((api, { offer, version }: { offer: QuoteOffer; version: string | undefined }) =>
    api.PUT("/api/admin/quotes/{id}/offer", { params: at({ id, version }), body: offer }),
  )

export const useDeclineQuote = (quote: Read) =>
  useAdminWrite((api, message: string) =>
    api.POST("/api/admin/quotes/{id}/decline", { params: at(quote), body: { message } }),
  )
