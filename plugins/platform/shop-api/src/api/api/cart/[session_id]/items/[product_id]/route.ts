import {
  cartSchema,
  chosenVariantSchema,
  productIdSchema,
  sessionIdSchema,
  setQuantitySchema,
} from "@bon-perroquet/contract"
import { z } from "zod"
import { changeCart, changeUnits, removeProduct, CART_REFUSALS, LINE_REFUSALS } from "../../../../../../carts"
import { route } from "@bon-perroquet/api-kit/http"

const params = z.object({ session_id: sessionIdSchema, product_id: productIdSchema })

export const PUT = route(
  {
    summary: "Set the quantity of a product",
    description:
      "The quantity is a query parameter. 0 or less removes the product. A product that is not in the cart is " +
      "not added. For a product with several " +
      "sizes, send variant_id. Default: the first size, or the size in the cart if the first one is not " +
      "in it.",
    params,
    query: setQuantitySchema,
    answer: cartSchema,
    refusals: { ...CART_REFUSALS, ...LINE_REFUSALS },
  },
  ({ params: { session_id, product_id }, query, language, container }) =>
    changeCart(
      container,
      { sessionId: session_id, language },
      changeUnits({ product_id, variant_id: query.variant_id }, query.quantity),
    ),
)

export const DELETE = route(
  {
    summary: "Remove a product from a cart",
    description:
      "For a product with several sizes, send variant_id. The default is the same as for the quantity.",
    params,
    query: chosenVariantSchema,
    answer: cartSchema,
    refusals: CART_REFUSALS,
  },
  ({ params: { session_id, product_id }, query: { variant_id }, language, container }) =>
    changeCart(container, { sessionId: session_id, language }, removeProduct({ product_id, variant_id })),
)
