import type { OpenCountries } from "../../../../contract/delivery"
import { deliveryCountries } from "../../../../delivery"
import { route } from "../../../../http"

/** The countries that shoppers can order to now. */
export const GET = route(
  {},
  async ({ container }) => ({ countries: await deliveryCountries(container) }) satisfies OpenCountries,
)
