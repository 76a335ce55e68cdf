import { shopSchema } from "@bon-perroquet/contract"
import { closedDaysOf, countryOf, merchantOf } from "@bon-perroquet/shop-settings/settings"
import { route } from "../../../http"
import { offersNow, repeatOffer } from "../../../offers"
import { offeredServices } from "../../../services"

export const GET = route(
  {
    summary: "Read who sells, when nothing is sent, and what is offered",
    description:
      "As it holds at this moment: administrators change it in the dashboard. Offers are promotions that apply by themselves; what they take " +
      "off is in the cart, not in the prices of products.",
    answer: shopSchema,
  },
  async ({ container }) => {
    const [merchant, closed_days, offers] = await Promise.all([
      merchantOf(container),
      closedDaysOf(container),
      offersNow(container),
    ])
    // Without the fields for invoices and bank transfers.
    const merchantNamed = { ...merchant, country: countryOf(container) }
    const offered = { offers, repeats: repeatOffer(), services: offeredServices() }
    return shopSchema.parse({ merchant: merchantNamed, closed_days, ...offered })
  },
)
