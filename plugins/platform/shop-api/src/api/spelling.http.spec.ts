import { errorSchema } from "@bon-perroquet/contract"
import { requireVariable, ShopClient } from "@bon-perroquet/testing"

const OPENING = "/api/payments/checkout/session"

const baseUrls = () => [requireVariable("SHOP_URL"), requireVariable("ENGINE_URL")]

it.each([
  ["POST", `${OPENING}/`],
  ["POST", "/api/Payments/checkout/session"],
  ["POST", "/api/payments/checkout/SESSION"],
  ["POST", "/api/contact/"],
  ["POST", "/api/auth/LOGIN"],
  ["GET", "/api/products/"],
  ["GET", "/api/Products"],
])("the API rejects an alternative spelling of a path: %s %s", async (method, path) => {
  for (const baseUrl of baseUrls()) {
    const { status, body } = await new ShopClient({ baseUrl }).write(
      method,
      path,
      method === "POST" ? { json: {} } : {},
    )
    expect({ status, code: errorSchema.parse(body).code }).toEqual({ status: 404, code: "not_found" })
  }
})
