import type { Language, ReviewDecision } from "@bon-perroquet/contract"
import { answerOf, type ShopApi } from "@bon-perroquet/shop-client"
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { ifMatch } from "../../client/if-match"
import { useShop, retryRead } from "../../provider"
import { shopKeys } from "../../query-keys"
import { adminKeys } from "../keys"
import { pageOf, type ReviewsQuestion } from "../pages"

const reviewQuery = (api: ShopApi, id: string, language: Language) =>
  queryOptions({
    queryKey: adminKeys.review(id, language),
    queryFn: ({ signal }) =>
      answerOf(api.GET("/api/admin/reviews/{id}", { params: { path: { id } }, signal })),
    retry: retryRead,
  })

export function useAdminReviews(question: ReviewsQuestion) {
  const { api, language } = useShop()
  return useQuery({
    queryKey: adminKeys.reviews(question, language),
    queryFn: ({ signal }) => pageOf(api.GET("/api/admin/reviews", { params: { query: question }, signal })),
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
}

export function useAdminReview(id: string) {
  const { api, language } = useShop()
  return useQuery(reviewQuery(api, id, language))
}

export function useRereadReview() {
  const { api, language } = useShop()
  const queries = useQueryClient()
  return (id: string) => queries.query({ ...reviewQuery(api, id, language), staleTime: 0 })
}

type Decided = {
  id: string
  decision: ReviewDecision
  version: string | undefined
}

export function useDecideReview() {
  const { api, language } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, decision, version }: Decided) =>
      answerOf(
        api.PUT("/api/admin/reviews/{id}", {
          params: { path: { id }, header: ifMatch(version) },
          body: decision,
        }),
      ),
    onSuccess: (review) => {
      queries.setQueryData(adminKeys.review(review.id, language), review)
      return Promise.all([
        queries.invalidateQueries({ queryKey: adminKeys.reviewLists }),
        queries.invalidateQueries({ queryKey: adminKeys.today }),
        queries.invalidateQueries({ queryKey: shopKeys.products }),
      ])
    },
  })
}
