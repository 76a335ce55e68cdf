import type { Language, ReviewDecision } from "@bon-perroquet/contract"
import type { ShopApi } from "@bon-perroquet/shop-client"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { readOf } from "../../api-reads"
import { useWrite } from "../../api-writes"
import { usePage } from "../../api-pages"
import { ifMatch } from "../../client/if-match"
import { useShop } from "../../provider"
import { shopKeys } from "../../query-keys"
import { adminKeys } from "../keys"
import type { ReviewsQuestion } from "../pages"

const reviewQuery = (api: ShopApi, id: string, language: Language) =>
  readOf(api, adminKeys.review(id, language), (api) =>
    api.GET("/api/admin/reviews/{id}", { params: { path: { id } } }),
  )

export function useAdminReviews(question: ReviewsQuestion) {
  const { language } = useShop()
  return usePage(adminKeys.reviews(question, language), (api) =>
    api.GET("/api/admin/reviews", { params: { query: question } }),
  )
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
  const { language } = useShop()
  const queries = useQueryClient()
  return useWrite(
    (api, { id, decision, version }: Decided) =>
      api.PUT("/api/admin/reviews/{id}", {
        params: { path: { id }, header: ifMatch(version) },
        body: decision,
      }),
    {
      onSuccess: (review) => {
        queries.setQueryData(adminKeys.review(review.id, language), review)
        return Promise.all([
          queries.invalidateQueries({ queryKey: adminKeys.reviewLists }),
          queries.invalidateQueries({ queryKey: adminKeys.today }),
          queries.invalidateQueries({ queryKey: shopKeys.products }),
        ])
      },
    },
  )
}
