import { wantedGoodsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireService } from "@bon-perroquet/api-kit/services"
import { wantedGoods } from "../../../../requests/requested-goods"

export const GET = route(
  {
    summary: "List goods with back-in-stock requests",
    description: "Most requests first, at most 200. The answer contains no e-mail addresses.",
    access: "administrator",
    answer: wantedGoodsSchema,
  },
  async ({ container, language }) => {
    requireService("back_in_stock")
    return wantedGoods(container, language)
  },
)
