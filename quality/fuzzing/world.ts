import fc from "fast-check"
import type { AdminProduct, Address } from "@bon-perroquet/contract"
import { COMPLETE_INFORMATION, requireVariable, newSessionId, ShopClient } from "@bon-perroquet/testing"
import { inviteAdministrator } from "@bon-perroquet/testing/administrators"
import { buy } from "@bon-perroquet/testing/purchase"
import { tokenOfRemovedAdministrator, verifiedCustomer } from "./callers"
import type { KnownValues } from "./generators/from-schema"
import { ODD_TEXTS } from "./generators/odd-values"

export interface World {
  knownValues: KnownValues
  tokens: Record<"customer" | "unverified" | "administrator" | "removed", string>
  /** Tokens of separate people, for calls that end a session. */
  leaving: Record<"customer" | "unverified" | "administrator", string>
  customer: ShopClient
  administrator: ShopClient
  tidy(): Promise<void>
}

const PRODUCT = {
  ...{ name_fr: "Noix d'essai", price: 4.2, stock: 900_000, vat_rate: 21, weight: 500 },
  information: COMPLETE_INFORMATION,
}

export async function createWorld(): Promise<World> {
  const administrator = new ShopClient()
  await administrator.login(requireVariable("SHOP_ADMIN_EMAIL"), requireVariable("SHOP_ADMIN_PASSWORD"))
  const productsBefore = new Set((await productsOf(administrator)).map(({ id }) => id))
  const product = await created<AdminProduct>(administrator, "/api/admin/products", PRODUCT)

  const { customer, user } = await verifiedCustomer()
  const unverified = await new ShopClient().register()
  const order = await buy(customer)
  const address = await created<Address>(customer, "/api/users/addresses", {
    street: "Rue Haute",
    number: "12",
    postal_code: "1000",
    city: "Bruxelles",
  })
  const sessions = [customer.sessionId, newSessionId(), newSessionId()]
  const session = fc.constantFrom(...sessions)
  const ids = fc.constantFrom(product.id, address.id, "unknown_01", user.id)
  return {
    customer,
    administrator,
    tokens: {
      customer: customer.token ?? "",
      unverified: unverified.token,
      administrator: administrator.token ?? "",
      removed: await tokenOfRemovedAdministrator(),
    },
    leaving: {
      customer: (await verifiedCustomer()).customer.token ?? "",
      unverified: (await new ShopClient().register()).token,
      administrator: (await inviteAdministrator("owner")).token,
    },
    knownValues: {
      id: ids,
      product_id: fc.constantFrom(product.id, "prod_unknown"),
      session_id: session,
      cart_session_id: session,
      order_number: fc.constantFrom(order, order, "BP-2026-999999"),
      file: fc.constantFrom("F-2026-999999.pdf", "F-2026-000001.pdf"),
      origin_url: fc.constantFrom(customer.baseUrl, customer.baseUrl, "https://evil.example"),
      customer_email: fc.constant("fuzz@example.org"),
      email: fc.constantFrom(user.email, "nobody@example.org"),
      user_id: fc.constantFrom(null, user.id, "user_1"),
      sku: fc.constantFrom("FUZZ-1", product.sku),
      category_id: fc.constantFrom(null, "unknown", ...(product.category_id ? [product.category_id] : [])),
      country: fc.constantFrom("BE", "FR", "NL", "LU"),
      postal_code: fc.constantFrom("1000", "75001", "1012 AB", "L-1111"),
      images: fc.constant([]),
      ...oddTexts(
        "name_fr",
        "name_nl",
        "description_fr",
        "first_name",
        "last_name",
        "street",
        "city",
        "message",
        "search",
        "q",
      ),
    },
    tidy: async () => {
      for (const { id } of await productsOf(administrator))
        if (!productsBefore.has(id)) await administrator.write("DELETE", `/api/admin/products/${id}`)
    },
  }
}

/** Generators of odd texts for fields that accept any text. */
const oddTexts = (...names: string[]): KnownValues =>
  Object.fromEntries(names.map((name) => [name, fc.constantFrom(...ODD_TEXTS, "Ada", "Noix")]))

const productsOf = async (administrator: ShopClient) =>
  (await administrator.send("GET", "/api/admin/products")).body as AdminProduct[]

async function created<T>(shop: ShopClient, path: string, json: unknown): Promise<T> {
  const answer = await shop.write("POST", path, { json })
  if (answer.status >= 300)
    throw new Error(`POST ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer.body as T
}
