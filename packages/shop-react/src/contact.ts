import type { ContactMessage } from "@bon-perroquet/contract"
import { useWrite } from "./api-writes"

/** Sends a contact message. Never retried, because a retry could send it twice. */
export const useSendMessage = () =>
  useWrite((api, body: ContactMessage) => api.POST("/api/contact", { body }))
