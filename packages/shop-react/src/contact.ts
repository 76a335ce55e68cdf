import type { ContactMessage } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { useMutation } from "@tanstack/react-query"
import { useShop } from "./provider"

/** Sends a message to the merchant. It is never retried, because that could send it twice. */
export function useSendMessage() {
  const { api } = useShop()
  return useMutation({ mutationFn: (body: ContactMessage) => answerOf(api.POST("/api/contact", { body })) })
}
