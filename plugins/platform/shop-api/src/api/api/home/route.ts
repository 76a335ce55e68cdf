import { homeSchema } from "@bon-perroquet/contract"
import { homeOf } from "@bon-perroquet/shop-settings/settings"
import { ownPictureAddress, shopSnapshot } from "../../../catalogue"
import { route } from "@bon-perroquet/api-kit/http"

export const GET = route(
  {
    summary: "Retrieve the home page",
    description: "The merchant's settings. Null means the storefront's default text, picture or products.",
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
      products: chosen.length ? chosen : null,
    }
  },
)
