import type { ContactMessage } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { useMutation } from "@tanstack/react-query"
import { useShop } from "./provider"

/** Sends a contact message. Never retried, because a retry could send it twice. */
export function useSendMessage() {
  const { api } = useShop()
  return useMutation({ mutationFn: (body: ContactMessage) => answerOf(api.POST("/api/contact", { body })) })
}
