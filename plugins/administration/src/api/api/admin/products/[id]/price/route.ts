import { priceChangeSchema, adminProductSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { adminProduct, changeFigures, ensurePrice, productRow } from "../../../../../../goods"
import { idSchema } from "../../../../../../goods/reference"

export const PATCH = route(
  {
    summary: "Change a price",
    access: "administrator",
    params: idSchema,
    body: priceChangeSchema,
    answer: adminProductSchema,
    refusals: { 404: ["product_not_found"], 409: ["product_busy"] },
    example: { price: 12.5 },
  },
  async ({ params: { id }, body: { price }, container, request }) => {
    const { email } = await requireAdministrator(request)
    await ensurePrice(container, await productRow(container, id), price)
    await changeFigures(container, email, [{ product_id: id, price_cents: Math.round(price * 100) }])
    return adminProduct(await productRow(container, id))
  },
)
