import type { QuoteOffer } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query"
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

export function useStaffQuote(id: string) {
  const { api, language } = useShop()
  return useQuery({
    queryKey: adminKeys.quote(id, language),
    queryFn: ({ signal }) =>
      answerOf(api.GET("/api/admin/quotes/{id}", { params: { path: { id } }, signal })),
    retry: retryRead,
  })
}

type Read = { id: string; version: string }
const at = ({ id, version }: Read) => ({ path: { id }, header: ifMatch(version) })

export function useOfferQuote(quote: Read) {
  const { api } = useShop()
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: (body: QuoteOffer) =>
      answerOf(api.PUT("/api/admin/quotes/{id}/offer", { params: at(quote), body })),
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
