import type { Language, QuoteOffer } from "@bon-perroquet/contract"
import { answerOf, type ShopApi } from "@bon-perroquet/shop-client"
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { ifMatch } from "../../client/if-match"
import { retryRead, useShop } from "../../provider"
import { adminKeys } from "../keys"
import { pageOf, type QuotesQuestion } from "../pages"
import { useInvalidate } from "../use-invalidate"

export function useStaffQuotes(question: QuotesQuestion) {
  const { api, language } = useShop()
  return useQuery({
    queryKey: adminKeys.quotes(question, language),
    queryFn: ({ signal }) => pageOf(api.GET("/api/admin/quotes", { params: { query: question }, signal })),
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
}

const quoteQuery = (api: ShopApi, id: string, language: Language) =>
  queryOptions({
    queryKey: adminKeys.quote(id, language),
    queryFn: ({ signal }) =>
      answerOf(api.GET("/api/admin/quotes/{id}", { params: { path: { id } }, signal })),
    retry: retryRead,
  })

export function useStaffQuote(id: string) {
  const { api, language } = useShop()
  return useQuery(quoteQuery(api, id, language))
}

export function useRereadQuote(id: string) {
  const { api, language } = useShop()
  const queries = useQueryClient()
  return () => queries.query({ ...quoteQuery(api, id, language), staleTime: 0 })
}

type Read = { id: string; version: string | undefined }
const at = ({ id, version }: Read) => ({ path: { id }, header: ifMatch(version) })

export function useOfferQuote(id: string) {
  const { api } = useShop()
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: ({ offer, version }: { offer: QuoteOffer; version: string | undefined }) =>
      answerOf(api.PUT("/api/admin/quotes/{id}/offer", { params: at({ id, version }), body: offer })),
    onSettled,
  })
}

export function useDeclineQuote(quote: Read) {
  const { api } = useShop()
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: (message: string) =>
      answerOf(api.POST("/api/admin/quotes/{id}/decline", { params: at(quote), body: { message } })),
    onSettled,
  })
}
