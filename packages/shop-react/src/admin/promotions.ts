import type { PromotionForm } from "@bon-perroquet/contract"
import type { ShopApi } from "@bon-perroquet/shop-client"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { readOf } from "../api-reads"
import { useReload, useWrite, useReread } from "../api-writes"
import { usePage } from "../api-pages"
import { ifMatch } from "../client/if-match"
import { useShop } from "../provider"
import { shopKeys } from "../query-keys"
import { adminKeys } from "./keys"
import type { PromotionsQuestion } from "./pages"

const at = (id: string) => ({ path: { id } })

export const usePromotions = (question: PromotionsQuestion) =>
  usePage(adminKeys.promotions(question), (api) =>
    api.GET("/api/admin/promotions", { params: { query: question } }),
  )

const promotionQuery = (api: ShopApi, id: string) =>
  readOf(api, adminKeys.promotion(id), (api) => api.GET("/api/admin/promotions/{id}", { params: at(id) }))

export const usePromotion = (id: string) => useQuery(promotionQuery(useShop().api, id))

export const useRereadPromotion = () => useReread(promotionQuery)

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

export const useSavePromotion = () =>
  useWrite(
    (api, { id, version, form }: SavedPromotion) =>
      id === undefined
        ? api.POST("/api/admin/promotions", { body: form })
        : api.PUT("/api/admin/promotions/{id}", {
            params: { ...at(id), header: ifMatch(version) },
            body: form,
          }),
    { onSuccess: usePromotionsAnew() },
  )

export const useEndPromotion = () =>
  useWrite((api, id: string) => api.POST("/api/admin/promotions/{id}/end", { params: at(id) }), {
    onSuccess: usePromotionsAnew(),
  })

export const useDeletePromotion = () =>
  useWrite((api, id: string) => api.DELETE("/api/admin/promotions/{id}", { params: at(id) }), {
    onSuccess: useReload(adminKeys.promotionLists, shopKeys.facts),
  })
