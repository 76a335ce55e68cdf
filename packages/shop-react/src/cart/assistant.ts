import { answerOf } from "@bon-perroquet/shop-client"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useShop } from "../provider"
import { shopKeys } from "../query-keys"

/**
 * Adds the goods of an assistant's cart to the browser's cart, and returns what the assistant entered.
 * @param token the token of the assistant's link. Nothing happens without one.
 */
export function useAssistantCart(token: string) {
  const { api, sessionId } = useShop()
  const queries = useQueryClient()
  return useQuery({
    queryKey: ["assistant cart", token],
    queryFn: async () => {
      const opened = await answerOf(
        api.POST("/api/agents/handover", { body: { token, session_id: sessionId } }),
      )
      await queries.invalidateQueries({ queryKey: shopKeys.all })
      return opened
    },
    enabled: token !== "",
    staleTime: Infinity,
    retry: false,
  })
}
