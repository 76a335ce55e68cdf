import { z } from "zod"
import { PAYMENT_METHODS } from "../choices"
import type { Emulator } from "../emulator"
import { flag, page } from "./parameters"
import { route, type Route } from "./route"

const listParameters = z.strictObject({ ...page, active: flag.optional() })

/** The account's default configuration. Methods that a test disabled are available but switched off, as in Stripe's dashboard. */
function configurationOf({ offered }: Emulator): object {
  const methods = PAYMENT_METHODS.map((method) => {
    const value = offered.includes(method) ? "on" : "off"
    return [
      method,
      { available: true, display_preference: { overridable: null, preference: value, value } },
    ] as const
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
