import type { ContactMessage } from "@bon-perroquet/contract"
import { useMutation } from "@tanstack/react-query"
import { useShop } from "./provider"

/** Sends a message to the merchant. Never repeated by itself: a second one would be a second message. */
export function useSendMessage() {
  const { client, language } = useShop()
  return useMutation({ mutationFn: (message: ContactMessage) => client.sendMessage(message, { language }) })
}
