import { declareWithdrawal } from "@bon-perroquet/orders/withdrawals"
import { linkedWithdrawalRequestSchema } from "@bon-perroquet/shop-api/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { linkData } from "@bon-perroquet/shop-api/signed-links"

/** The same for whoever has the link to the order from a mail. */
export const POST = route(
  { body: linkedWithdrawalRequestSchema },
  async ({ body: { token, ...declared }, container }) =>
    declareWithdrawal(container, linkData(container, "order", token).order, declared),
)
