/**
 * queued → sent, or failed: the recipient does not exist, or nobody took the message for days. An administrator may
 * queue a failed one again.
 */
export const MESSAGE_STATES = ["queued", "sent", "failed"] as const
export type MessageState = (typeof MESSAGE_STATES)[number]
