import { z } from "zod"
import { PAYMENT_METHODS } from "../choices"
import type { Emulator } from "../emulator"
import { flag, page } from "./parameters"
import { route, type Route } from "./route"

const listParameters = z.strictObject({ ...page, active: flag.optional() })

/**
 * Other keys of Stripe's configuration. They have no method on the emulator's page, so they are off. `cartes_bancaires`
 * is a card network, so it is on if cards are enabled.
 */
const OTHERS = { cartes_bancaires: "card", apple_pay: null, google_pay: null, paypal: null } as const

/** The account's default configuration. A method is available if it is switched on, because all capabilities are active. */
function configurationOf({ offered }: Emulator): object {
  const methods = [
    ...PAYMENT_METHODS.map((method) => [method, method] as const),
    ...Object.entries(OTHERS),
  ].map(([key, method]) => {
    const available = method !== null && offered.includes(method)
    const value = available ? "on" : "off"
    return [key, { available, display_preference: { overridable: null, preference: value, value } }] as const
  })
  return {
    id: "pmc_emulator",
    object: "payment_method_configuration",
    active: true,
    application: null,
    is_default: true,
    livemode: false,
    name: "Default",
    parent: null,
    ...Object.fromEntries(methods),
  }
}

export const configurationRoutes: Route[] = [
  route("GET", "/v1/payment_method_configurations", listParameters, ({ emulator, parameters, path }) => ({
    object: "list",
    data: parameters.active === false ? [] : [configurationOf(emulator)],
    has_more: false,
    url: path,
  })),
]
