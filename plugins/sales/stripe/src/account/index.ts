import Stripe from "stripe"
import { stripeClient } from "../client"
import { retrieveSession } from "../method/stripe-session"
import type { Connection } from "../options"
import { WEBHOOK_EVENTS } from "../webhook"

export const KEY_PROBLEMS = [
  "stripe_key_publishable",
  "stripe_key_invalid",
  "stripe_key_rights",
  "stripe_unreachable",
] as const
export type KeyProblem = (typeof KEY_PROBLEMS)[number]

export class KeyRefusal extends Error {
  constructor(
    readonly problem: KeyProblem,
    options?: ErrorOptions,
  ) {
    super(`Stripe's key cannot be used: ${problem}.`, options)
  }
}

export interface StripeAccount {
  id: string
  name: string
  is_live: boolean
}

/** Milliseconds for which an administrator waits for each call. */
const TIMEOUT = { timeout: 10_000, maxNetworkRetries: 0 }

/**
 * Returns the account of a secret key. Makes each kind of call that the shop needs, because restricted keys may
 * lack rights. @throws KeyRefusal
 */
export async function readAccount(connection: Connection): Promise<StripeAccount> {
  const { apiKey } = connection
  if (apiKey.startsWith("pk_")) throw new KeyRefusal("stripe_key_publishable")
  if (!/^[sr]k_(test|live)_\w+$/.test(apiKey)) throw new KeyRefusal("stripe_key_invalid")
  const stripe = stripeClient(connection)
  try {
    const account = await stripe.accounts.retrieveCurrent({}, TIMEOUT)
    const { livemode: is_live } = await stripe.balance.retrieve({}, TIMEOUT)
    await Promise.all([
      stripe.checkout.sessions.list({ limit: 1 }, TIMEOUT),
      stripe.paymentIntents.list({ limit: 1 }, TIMEOUT),
      stripe.refunds.list({ limit: 1 }, TIMEOUT),
      stripe.disputes.list({ limit: 1 }, TIMEOUT),
      stripe.events.list({ limit: 1 }, TIMEOUT),
      stripe.payouts.list({ limit: 1 }, TIMEOUT),
    ])
    return { id: account.id, name: nameOf(account), is_live }
  } catch (cause) {
    throw new KeyRefusal(problemOf(cause), { cause })
  }
}

const nameOf = ({ id, settings, business_profile, email }: Stripe.Account): string =>
  settings?.dashboard.display_name || business_profile?.name || email || id

function problemOf(error: unknown): KeyProblem {
  if (error instanceof Stripe.errors.StripeAuthenticationError) return "stripe_key_invalid"
  return error instanceof Stripe.errors.StripePermissionError ? "stripe_key_rights" : "stripe_unreachable"
}

interface Endpoint {
  id: string
  /** Signs the events. Stripe returns it only once. */
  secret: string
}

/** Start of the ids of payment pages that take real money. */
export const LIVE_PAGE = "cs_live_"

/** Returns whether the account of a key has a payment page. @throws CheckoutRefusal if Stripe does not respond */
export const hasPage = async (connection: Connection, id: string): Promise<boolean> =>
  (await retrieveSession(stripeClient(connection), id)) !== null

/** Registers a webhook address. Stripe sends it the events that the webhook processes. @throws KeyRefusal */
export async function registerEndpoint(connection: Connection, url: string): Promise<Endpoint> {
  const api_version = Stripe.API_VERSION as Stripe.WebhookEndpointCreateParams.ApiVersion
  const params = { url, api_version, enabled_events: [...WEBHOOK_EVENTS], description: "Shop" }
  try {
    const { id, secret = "" } = await stripeClient(connection).webhookEndpoints.create(params, TIMEOUT)
    return { id, secret }
  } catch (cause) {
    throw new KeyRefusal(problemOf(cause), { cause })
  }
}

/** Deletes all webhook endpoints for `url`, except the one with the id `kept`. */
export async function removeEndpoints(
  connection: Connection,
  url: string,
  kept: string | null,
): Promise<void> {
  const { webhookEndpoints } = stripeClient(connection)
  const all = await webhookEndpoints.list({ limit: 100 }, TIMEOUT).autoPagingToArray({ limit: 1_000 })
  for (const { id } of all.filter((one) => one.url === url && one.id !== kept))
    await removeEndpoint(connection, id)
}

export const removeEndpoint = async (connection: Connection, id: string): Promise<void> =>
  void (await stripeClient(connection).webhookEndpoints.del(id, {}, TIMEOUT))
