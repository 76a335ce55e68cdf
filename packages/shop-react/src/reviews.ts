import type { Product, QuestionInput, ReviewReport } from "@bon-perroquet/contract"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { readOf, useRead } from "./api-reads"
import { useWrite } from "./api-writes"
import { useShop, type Asking } from "./provider"
import { shopKeys } from "./query-keys"

const FRESH_MS = 60_000

export const reviewsQuery = ({ client, language }: Asking, id: string, page = 1) => ({
  ...readOf(client.in(language), shopKeys.reviews(id, page), (api) =>
    api.GET("/api/products/{id}/reviews", {
      params: { path: { id }, query: page > 1 ? { page: String(page) } : {} },
    }),
  ),
  staleTime: FRESH_MS,
})

/** Returns a product's reviews. Sends no request if it has none. */
export function useReviews({ id, rating }: Pick<Product, "id" | "rating">, page = 1) {
  return useQuery({
    ...reviewsQuery(useShop(), id, page),
    enabled: rating !== null,
    placeholderData: keepPreviousData,
  })
}

export const useReportReview = (id: string) =>
  useWrite((api, body: ReviewReport) =>
    api.POST("/api/reviews/{id}/reports", { params: { path: { id } }, body }),
  )

export const useQuestions = (id: string, page: number) =>
  useRead(
    shopKeys.questions(id, page),
    (api) =>
      api.GET("/api/products/{id}/questions", {
        params: { path: { id }, query: page > 1 ? { page: String(page) } : {} },
      }),
    { staleTime: FRESH_MS, placeholderData: keepPreviousData },
  )

export const useAskQuestion = (id: string) =>
  useWrite((api, body: QuestionInput) =>
    api.POST("/api/products/{id}/questions", { params: { path: { id } }, body }),
  )
