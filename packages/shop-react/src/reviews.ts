import type { Product, QuestionInput, ReviewReport } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { keepPreviousData, queryOptions, useMutation, useQuery } from "@tanstack/react-query"
import { useShop, type Asking, retryRead } from "./provider"
import { shopKeys } from "./query-keys"

const FRESH_MS = 60_000

export const reviewsQuery = ({ client, language }: Asking, id: string, page = 1) =>
  queryOptions({
    queryKey: shopKeys.reviews(id, page),
    queryFn: ({ signal }) =>
      answerOf(
        client.in(language).GET("/api/products/{id}/reviews", {
          params: { path: { id }, query: page > 1 ? { page: String(page) } : {} },
          signal,
        }),
      ),
    staleTime: FRESH_MS,
    retry: retryRead,
  })

/** Returns a product's reviews. Sends no request if it has none. */
export function useReviews({ id, rating }: Pick<Product, "id" | "rating">, page = 1) {
  return useQuery({
    ...reviewsQuery(useShop(), id, page),
    enabled: rating !== null,
    placeholderData: keepPreviousData,
  })
}

export function useReportReview(id: string) {
  const { api } = useShop()
  return useMutation({
    mutationFn: (body: ReviewReport) =>
      answerOf(api.POST("/api/reviews/{id}/reports", { params: { path: { id } }, body })),
  })
}

export function useQuestions(id: string, page: number) {
  const { api } = useShop()
  return useQuery({
    queryKey: shopKeys.questions(id, page),
    queryFn: ({ signal }) =>
      answerOf(
        api.GET("/api/products/{id}/questions", {
          params: { path: { id }, query: page > 1 ? { page: String(page) } : {} },
          signal,
        }),
      ),
    staleTime: FRESH_MS,
    retry: retryRead,
    placeholderData: keepPreviousData,
  })
}

export function useAskQuestion(id: string) {
  const { api } = useShop()
  return useMutation({
    mutationFn: (body: QuestionInput) =>
      answerOf(api.POST("/api/products/{id}/questions", { params: { path: { id } }, body })),
  })
}
