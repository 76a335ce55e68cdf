import {
  cartSchema,
  chosenVariantSchema,
  productIdSchema,
  sessionIdSchema,
  setQuantitySchema,
} from "@bon-perroquet/contract"
import { z } from "zod"
import { changeCart, removeProduct, setUnits, CART_REFUSALS, PRODUCT_REFUSALS } from "../../../../../../carts"
import { route } from "../../../../../../http"

const params = z.object({ session_id: sessionIdSchema, product_id: productIdSchema })

export const PUT = route(
  {
    summary: "Set how many of a product",
    description:
      "The number travels in the query; 0 or less removes the product. Of a product in several sizes, variant_id " +
      "says which; without it the first is meant, or the one that the cart has where it has no such line.",
    params,
    query: setQuantitySchema,
    answer: cartSchema,
    refusals: { ...CART_REFUSALS, ...PRODUCT_REFUSALS },
  },
  ({ params: { session_id, product_id }, query, language, container }) =>
    changeCart(
      container,
      { sessionId: session_id, language },
      setUnits({ product_id, variant_id: query.variant_id }, query.quantity),
    ),
)

export const DELETE = route(
  {
    summary: "Remove a product from a cart",
    description: "Of a product in several sizes, variant_id says which, as it does for their number.",
    params,
    query: chosenVariantSchema,
    answer: cartSchema,
    refusals: CART_REFUSALS,
  },
  ({ params: { session_id, product_id }, query: { variant_id }, language, container }) =>
    changeCart(container, { sessionId: session_id, language }, removeProduct({ product_id, variant_id })),
)
