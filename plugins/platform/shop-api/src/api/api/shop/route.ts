import { shopSchema } from "@bon-perroquet/contract"
import { isShopOpen } from "@bon-perroquet/shop-settings/opening"
import { brandOf, closedDaysOf, countryOf, merchantOf } from "@bon-perroquet/shop-settings/settings"
import { offeredMethods } from "@bon-perroquet/checkout/methods"
import { route, shopOrigins } from "@bon-perroquet/api-kit/http"
import { offersNow, repeatOffer } from "../../../offers"
import { offeredServices } from "@bon-perroquet/api-kit/services"
import { merchantTags } from "@bon-perroquet/api-kit/tags"

export const GET = route(
  {
    summary: "Retrieve the shop",
    description:
      "Merchant, days without dispatch, offers, services and payment brands. Administrators can change them at any " +
      "time. Offers are automatic promotions. Their discounts are in the cart, not in product prices.",
    answer: shopSchema,
  },
  async ({ container }) => {
    const [merchant, brand, closed_days, offers] = await Promise.all([
      merchantOf(container),
      brandOf(container),
      closedDaysOf(container),
      offersNow(container),
    ])
    const merchantNamed = { ...merchant, country: countryOf(container) }
    const offered = { offers, repeats: repeatOffer(), services: offeredServices() }
    const payment_marks = offeredMethods(container).flatMap((method) => method.marks?.() ?? [])
    return shopSchema.parse({
      ...{ merchant: merchantNamed, brand },
      closed_days,
      ...offered,
      payment_marks,
      is_open: isShopOpen(),
      tags: merchantTags(),
      address: shopOrigins(container)[0],
    })
  },
)
