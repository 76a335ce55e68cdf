import { z } from "zod"
import { expand } from "./parameters"
import { route, type Route } from "./route"

const onlyExpand = z.strictObject({ expand })

export const accountRoutes: Route[] = [
  route("GET", "/v1/account", onlyExpand, ({ emulator: { owner } }) => ({
    id: owner.id,
    object: "account",
    business_profile: { name: owner.name },
    business_type: "company",
    charges_enabled: true,
    country: "BE",
    default_currency: "eur",
    details_submitted: true,
    email: "owner@example.org",
    payouts_enabled: true,
    settings: { dashboard: { display_name: owner.name, timezone: "Europe/Brussels" } },
    type: "standard",
  })),

  /** Used by the shop's health check. */
  route("GET", "/v1/balance", onlyExpand, ({ emulator }) => {
    const balance = [...emulator.account.charges.values()].reduce(
      (sum, charge) => sum + charge.amount_captured - charge.amount_refunded,
      0,
    )
    return {
      object: "balance",
      available: [{ amount: 0, currency: "eur", source_types: { card: 0 } }],
      livemode: false,
      pending: [{ amount: balance, currency: "eur", source_types: { card: balance } }],
    }
  }),
]
