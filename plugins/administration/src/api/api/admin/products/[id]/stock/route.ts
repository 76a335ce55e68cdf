import { stockChangeSchema } from "@bon-perroquet/shop-api/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { adminProduct, changeFigures, productRow } from "../../../../../../goods"
import { idSchema } from "../../../../../../goods/reference"

export const PATCH = route(
  { params: idSchema, body: stockChangeSchema },
  async ({ params: { id }, body: { stock }, container, request }) => {
    const { email } = await requireAdministrator(request)
    await productRow(container, id)
    await changeFigures(container, email, [{ product_id: id, stock }])
    return adminProduct(await productRow(container, id))
  },
)
