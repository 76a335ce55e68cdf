import type { ParcelResult, ParcelSteps } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { useMutation } from "@tanstack/react-query"
import { useRead } from "../api-reads"
import { useShop } from "../provider"
import { adminKeys } from "./keys"
import { useInvalidate } from "./use-invalidate"

/** Number of orders per request, small enough for visible progress. */
const AT_ONCE = 10

type OnResults = (results: ParcelResult[]) => void

async function inSlices<One>(
  all: readonly One[],
  onResults: OnResults,
  ask: (some: One[]) => Promise<ParcelResult[]>,
): Promise<void> {
  for (let at = 0; at < all.length; at += AT_ONCE) onResults(await ask(all.slice(at, at + AT_ONCE)))
}

/** Packs, ships or delivers many orders. The calls are idempotent. */
export function useParcelSteps() {
  const { api } = useShop()
  return useMutation({
    mutationFn: ({ status, orders, onResults }: ParcelSteps & { onResults: OnResults }) =>
      inSlices(orders, onResults, (some) =>
        answerOf(api.POST("/api/admin/orders/status", { body: { status, orders: some } })),
      ),
    onSettled: useInvalidate(),
  })
}

export function useMakeLabels() {
  const { api } = useShop()
  return useMutation({
    mutationFn: ({ numbers, onResults }: { numbers: readonly string[]; onResults: OnResults }) =>
      inSlices(numbers, onResults, (some) => {
        const orders = some.map((order_number) => ({ order_number }))
        return answerOf(api.POST("/api/admin/orders/labels", { body: { orders } }))
      }),
    onSettled: useInvalidate(),
  })
}

/** Returns true if the carrier creates labels. False until it is loaded. */
export const useLabelService = (): boolean =>
  useRead(adminKeys.labelService, (api) => api.GET("/api/admin/orders/labels"), { staleTime: Infinity }).data
    ?.connected ?? false
