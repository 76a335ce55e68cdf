import { wantedGoodsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireService } from "@bon-perroquet/shop-api/services"
import { wantedGoods } from "../../../../requests/wanted"

export const GET = route(
  {
    summary: "List the goods that shoppers wait for",
    description:
      "Those that were sold out when somebody asked to be told, the most wanted first; 200 at most. Nobody's address.",
    access: "administrator",
    answer: wantedGoodsSchema,
  },
  async ({ container, language }) => {
    requireService("back_in_stock")
    return wantedGoods(container, language)
  },
)
