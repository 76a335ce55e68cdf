import { homeSchema } from "@bon-perroquet/contract"
import { homeOf } from "@bon-perroquet/shop-settings/settings"
import { ownPictureAddress, shopSnapshot } from "../../../catalogue"
import { route } from "../../../http"

export const GET = route(
  {
    summary: "Read what the merchant set of the home page",
    description: "Null where the storefront's own texts, picture and choice of products stand.",
    answer: homeSchema,
  },
  async ({ container, language }) => {
    const [{ texts, picture, products }, snapshot] = await Promise.all([
      homeOf(container),
      shopSnapshot(container),
    ])
    const chosen = products.flatMap((id) => snapshot.product(id, language)?.product ?? [])
    return {
      hero: texts[language] ?? null,
      picture: picture === null ? null : ownPictureAddress(container, picture),
      // null if no selected product is for sale.
      products: chosen.length ? chosen : null,
    }
  },
)
