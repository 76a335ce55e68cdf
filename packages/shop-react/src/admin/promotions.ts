import type { PromotionForm } from "@bon-perroquet/contract"
import { answerOf, type ShopApi } from "@bon-perroquet/shop-client"
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { ifMatch } from "../client/if-match"
import { useShop, retryRead } from "../provider"
import { shopKeys } from "../query-keys"
import { adminKeys } from "./keys"
import { pageOf, type PromotionsQuestion } from "./pages"

const at = (id: string) => ({ path: { id } })

export function usePromotions(question: PromotionsQuestion) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.promotions(question),
    queryFn: ({ signal }) =>
      pageOf(api.GET("/api/admin/promotions", { params: { query: question }, signal })),
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
}

const promotionQuery = (api: ShopApi, id: string) =>
  queryOptions({
    queryKey: adminKeys.promotion(id),
    queryFn: ({ signal }) => answerOf(api.GET("/api/admin/promotions/{id}", { params: at(id), signal })),
    retry: retryRead,
  })

export function usePromotion(id: string) {
  const { api } = useShop()
  return useQuery(promotionQuery(api, id))
}

export function useRereadPromotion() {
  const { api } = useShop()
  const queries = useQueryClient()
  return (id: string) => queries.query({ ...promotionQuery(api, id), staleTime: 0 })
}

function usePromotionsAnew() {
  const queries = useQueryClient()
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: adminKeys.everyPromotion }),
      queries.invalidateQueries({ queryKey: shopKeys.facts }),
    ])
}

type SavedPromotion = {
  id?: string
  version?: string | undefined
  form: PromotionForm
}

export function useSavePromotion() {
  const { api } = useShop()
  const onSuccess = usePromotionsAnew()
  return useMutation({
    mutationFn: ({ id, version, form }: SavedPromotion) =>
      answerOf(
        id === undefined
          ? api.POST("/api/admin/promotions", { body: form })
          : api.PUT("/api/admin/promotions/{id}", {
              params: { ...at(id), header: ifMatch(version) },
              body: form,
            }),
      ),
    onSuccess,
  })
}

export function useEndPromotion() {
  const { api } = useShop()
  const onSuccess = usePromotionsAnew()
  return useMutation({
    mutationFn: (id: string) => answerOf(api.POST("/api/admin/promotions/{id}/end", { params: at(id) })),
    onSuccess,
  })
}

export function useDeletePromotion() {
  const { api } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => answerOf(api.DELETE("/api/admin/promotions/{id}", { params: at(id) })),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: adminKeys.promotionLists }),
        queries.invalidateQueries({ queryKey: shopKeys.facts }),
      ]),
  })
}
