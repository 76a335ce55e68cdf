/** Code of the channel that merchant.json describes itself. */
export const MAIN_CHANNEL = "main"

/** Header by which the edge names the channel of a request to the engine. The edge removes it from visitors' requests. */
export const CHANNEL_HEADER = "x-shop-channel"
/** Header by which the dashboard chooses a channel. */
export const CHOSEN_CHANNEL_HEADER = "x-channel"
