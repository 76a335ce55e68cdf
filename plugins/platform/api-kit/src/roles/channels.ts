import {
  channels,
  channelWithCode,
  hasChannels,
  inChannel,
  type Channel,
} from "@bon-perroquet/contract/channels"
import { CHOSEN_CHANNEL_HEADER } from "@bon-perroquet/contract/channels/declared"
import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { refuse } from "../http/refusal"
import { limitedTo, type Caller } from "../identity/identity-rows"
import { requireOrderId } from "../orders"
import { pathOf } from "./assurance"

/** Calls of staff who work for some channels. Their statements select the rows of the current channel. */
const OPEN = /^\/api\/admin\/(?:orders(?:\/.*)?|products(?:\/[^/.]+)?|categories|countries|channels|today)$/i

/** Matches a call about one order. Its number contains digits, other parts of addresses do not. */
const OF_AN_ORDER = /^\/api\/admin\/orders\/([^/]*\d[^/]*)/i

/** Returns the channels for which an administrator works. */
export function channelsOf({ administrator }: Pick<Caller, "administrator">): readonly Channel[] {
  const limit = limitedTo(administrator?.channels ?? null)
  return limit ? channels().filter(({ code }) => limit.includes(code)) : channels()
}

/**
 * Returns the channel that the dashboard chose. Staff who work for some channels get the first one if they choose none.
 * @throws 403 for an unknown channel, for one of others, and for a call that concerns all channels
 */
function chosenChannel(request: MedusaRequest, caller: Caller): Channel | undefined {
  const code = request.get(CHOSEN_CHANNEL_HEADER)
  const chosen = code ? channelWithCode(code) : undefined
  if (code && !chosen) throw refuse("role_not_allowed", 403)
  if (!limitedTo(caller.administrator?.channels ?? null)) return chosen
  const own = channelsOf(caller)
  const channel = chosen ?? own[0]
  if (!channel || !own.includes(channel) || !OPEN.test(pathOf(request).replace(/\/$/, "")))
    throw refuse("role_not_allowed", 403)
  return channel
}

/**
 * Calls `next` in the channel of a dashboard's call.
 * @throws 404 if the call is about an order of another channel
 */
export async function inChosenChannel(
  request: MedusaRequest,
  caller: Caller,
  next: () => void,
): Promise<void> {
  if (!hasChannels()) {
    next()
    return
  }
  const channel = chosenChannel(request, caller)
  const [, number] = OF_AN_ORDER.exec(pathOf(request)) ?? []
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  if (channel && number) await inChannel(channel, () => requireOrderId(knex, decodeURIComponent(number)))
  inChannel(channel, next)
}
