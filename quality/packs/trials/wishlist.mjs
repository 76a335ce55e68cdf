import assert from "node:assert/strict"
import { productOf } from "../fixture.mjs"

/** Checks that a customer who signed in through Medusa can keep a wish list. @type {import("./index.mjs").Trial} */
export const wishlist = {
  options: { "api-kit": { origins: ["http://localhost:8000"], tokens: ["medusa"] }, wishlist: {} },
  async check({ client }) {
    const by = await client.customer("wendy@example.org")
    const { id } = await productOf(client)
    await client.call("POST", "/api/favourites", { product_ids: [id] }, by)
    assert.deepEqual(await client.call("GET", "/api/favourites", undefined, by), { product_ids: [id] })
  },
}
