import type { WebhookInput } from "@bon-perroquet/contract"
import { answerOf, type ShopApi } from "@bon-perroquet/shop-client"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useRead } from "../../api-reads"
import { usePage } from "../../api-pages"
import { ifMatch } from "../../client/if-match"
import { useShop } from "../../provider"
import { adminKeys } from "../keys"
import type { WebhookDeliveriesQuestion } from "../pages"

export const useWebhooks = () => useRead(adminKeys.webhooks, (api) => api.GET("/api/admin/webhooks"))

export const useWebhookDeliveries = (id: string, question: WebhookDeliveriesQuestion) =>
  usePage(adminKeys.webhookDeliveries(id, question), (api) =>
    api.GET("/api/admin/webhooks/{id}/deliveries", { params: { path: { id }, query: question } }),
  )

export const useWebhookDelivery = (id: string, delivery_id: string) =>
  useRead(adminKeys.webhookDelivery(id, delivery_id), (api) =>
    api.GET("/api/admin/webhooks/{id}/deliveries/{delivery_id}", { params: { path: { id, delivery_id } } }),
  )

/** Reloads the list and the log even after an error, because an attempt may have been recorded. */
function useWebhookMutation<Input, Result>(call: (api: ShopApi, input: Input) => Promise<Result>) {
  const { api } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => call(api, input),
    onSettled: () => queries.invalidateQueries({ queryKey: adminKeys.webhooks }),
  })
}

const at = (id: string) => ({ params: { path: { id } } })

export const useCreateWebhook = () =>
  useWebhookMutation((api, body: WebhookInput) => answerOf(api.POST("/api/admin/webhooks", { body })))

type ChangedWebhook = WebhookInput & { id: string; version: string | undefined }

export const useChangeWebhook = () =>
  useWebhookMutation((api, { id, version, ...body }: ChangedWebhook) =>
    answerOf(
      api.PUT("/api/admin/webhooks/{id}", { params: { path: { id }, header: ifMatch(version) }, body }),
    ),
  )

export function useDeleteWebhook() {
  const queries = useQueryClient()
  return useWebhookMutation(async (api, id: string) => {
    await answerOf(api.DELETE("/api/admin/webhooks/{id}", at(id)))
    // Its log is not loaded again, because the failure would replace the message about the deletion.
    queries.removeQueries({ queryKey: [...adminKeys.webhooks, id] })
  })
}

export const useReplaceWebhookSecret = () =>
  useWebhookMutation((api, id: string) => answerOf(api.POST("/api/admin/webhooks/{id}/secret", at(id))))

export const useTestWebhook = () =>
  useWebhookMutation((api, id: string) => answerOf(api.POST("/api/admin/webhooks/{id}/test", at(id))))

export const useReplayDelivery = (id: string) =>
  useWebhookMutation((api, delivery_id: string) =>
    answerOf(
      api.POST("/api/admin/webhooks/{id}/deliveries/{delivery_id}/replay", {
        params: { path: { id, delivery_id } },
      }),
    ),
  )
