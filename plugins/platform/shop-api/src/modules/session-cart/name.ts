import { furtherChannel } from "@bon-perroquet/contract/channels"

export const SESSION_CART_MODULE = "session_cart"

/** Returns the stored id of a browser's session. A browser has a separate cart in each channel. */
export function storedSession(sessionId: string): string {
  const channel = furtherChannel()
  return channel ? `${channel.code}:${sessionId}` : sessionId
}
