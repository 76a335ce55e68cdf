import { AsyncLocalStorage } from "node:async_hooks"
import type { Channel } from "./declared"

export type { Channel }

/** The main channel first. Empty in a shop with one channel, so that it has no further work. */
let declared: readonly Channel[] = []
const current = new AsyncLocalStorage<Channel | undefined>()

/** Sets the channels of this process, from `channelsOfFile`. */
export function declareChannels(channels: readonly Channel[]): void {
  declared = channels
}

export const channels = (): readonly Channel[] => declared

export const hasChannels = (): boolean => declared.length > 0

/** Returns the channel of the current request or order. Undefined means all channels, as for jobs. */
export const currentChannel = (): Channel | undefined => (hasChannels() ? current.getStore() : undefined)

/** Returns the current channel if it is not the main one, whose settings are those of the shop. */
export const furtherChannel = (): Channel | undefined => {
  const channel = currentChannel()
  return channel?.url === undefined ? undefined : channel
}

/** Calls `work` in a channel, or in all channels if it is undefined. */
export const inChannel = <T>(channel: Channel | undefined, work: () => T): T =>
  hasChannels() ? current.run(channel, work) : work()

export const channelWithCode = (code: string): Channel | undefined =>
  declared.find((channel) => channel.code === code)

/** Returns the channel of a cart or an order. Other sales channels of Medusa belong to the main channel. */
export const channelOfSales = (sales_channel_id: string | null | undefined): Channel | undefined =>
  declared.find((channel) => channel.sales_channel_id === sales_channel_id) ?? declared[0]

/**
 * Returns the first channel that sells a product, for e-mails about the product.
 * @param sold_in ids of the sales channels that sell it
 */
export function channelSelling(sold_in: readonly string[] | undefined): Channel | undefined {
  const [main, ...further] = declared
  const own = further.filter(({ sales_channel_id: id }) => id !== undefined && sold_in?.includes(id))
  return sold_in?.length === own.length ? own[0] : main
}
