import {
  lotInputSchema,
  lotKeepingSchema,
  lotSchema,
  productIdSchema,
  productLotsSchema,
} from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { keepByLots, productLots, receiveLot } from "../../../../../../lots"

const idSchema = z.object({ id: productIdSchema })

export const GET = route(
  {
    summary: "List a product's lots",
    description:
      "The sum of a size's lots is its stock. The lot without a number contains units with an unknown lot.",
    access: "administrator",
    params: idSchema,
    answer: productLotsSchema,
    refusals: { 404: ["product_not_found", "not_found"] },
  },
  ({ params, knex }) => productLots(knex, params.id),
)

export const PUT = route(
  {
    summary: "Enable or disable lots for a product",
    description: "Existing stock has no lot at first. You can give it a lot number. The history is kept.",
    access: "administrator",
    params: idSchema,
    body: lotKeepingSchema,
    answer: productLotsSchema,
    refusals: { 404: ["product_not_found", "not_found"] },
    example: { is_kept: true },
  },
  async ({ params, body, administrator: { email }, knex }) => {
    await keepByLots(knex, email, params.id, body.is_kept)
    return productLots(knex, params.id)
  },
)

export const POST = route(
  {
    summary: "Receive a lot",
    description:
      "Adds units to the stock, or gives a lot number to units on the shelf. A second delivery of a lot " +
      "adds to it.",
    access: "administrator",
    params: idSchema,
    body: lotInputSchema,
    answer: lotSchema,
    refusals: {
      404: ["product_not_found", "not_found"],
      409: ["lot_not_kept", "lot_differs", "lot_too_few", "stock_not_managed", "product_busy"],
    },
    example: { number: "L26-117", supplier: "Noiseraie SRL", best_before: "2027-03-31", quantity: 40 },
  },
  ({ params, body, administrator: { email }, container }) => receiveLot(container, email, params.id, body),
)
