import { shopSchema } from "@bon-perroquet/contract"
import { closedDaysOf, countryOf, merchantOf } from "@bon-perroquet/shop-settings/settings"
import { route } from "../../../http"

export const GET = route(
  {
    summary: "Read who sells, and when nothing is sent",
    description: "As it holds at this moment: administrators change it in the dashboard.",
    answer: shopSchema,
  },
  async ({ container }) => {
    const [merchant, closed_days] = await Promise.all([merchantOf(container), closedDaysOf(container)])
    // Without what only invoices and transfers name.
    return shopSchema.parse({ merchant: { ...merchant, country: countryOf(container) }, closed_days })
  },
)
