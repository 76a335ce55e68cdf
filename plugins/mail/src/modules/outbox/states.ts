/**
 * A queued message becomes sent, or failed if the recipient does not exist or all attempts failed. An administrator
 * may queue a failed message again.
 */
export const MESSAGE_STATES = ["queued", "sent", "failed"] as const
export type MessageState = (typeof MESSAGE_STATES)[number]
