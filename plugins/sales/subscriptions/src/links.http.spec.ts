import { codeOf } from "@bon-perroquet/orders/testing"
import type { ChangeRepeat } from "@bon-perroquet/contract"
import { ShopClient, until } from "@bon-perroquet/testing"
import { linkTo } from "@bon-perroquet/testing/mailbox"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { begin, shopDatabase, type Owned } from "./testing"

let database: Knex
beforeAll(() => {
  database = shopDatabase()
})
afterAll(() => database.destroy())

const address = { street: "Rue du Bac", number: "9", postal_code: "59000", city: "Lille" }

async function toLille(owned: Owned): Promise<ChangeRepeat> {
  return { destination: { country: "FR", delivery_method: await owned.homeDelivery("FR"), address } }
}

it("a mailed link can skip, reduce, pause and end a subscription, nothing else, and each change can be undone once", async () => {
  const owned = await begin(database)
  const variant_id = (await owned.read()).lines[0]?.variant_id ?? ""
  const refused: ChangeRepeat[] = [
    { quantity: { variant_id, quantity: 40 } },
    await toLille(owned),
    { when_missing: "skip", quantity: { variant_id, quantity: 3 } },
  ]
  for (const change of refused) {
    const answer = await owned.tryByLink(change)
    expect([answer.status, codeOf(answer)]).toEqual([403, "link_reduces_only"])
  }
  expect(await owned.read()).toMatchObject({ may: "reduce", country: "BE", lines: [{ quantity: 2 }] })
  expect((await owned.tryByLink({ quantity: { variant_id, quantity: 1 } })).body).toMatchObject({
    lines: [{ quantity: 1 }],
  })
  const letter = await owned.letter("has been changed")
  expect(letter).toContain("1 instead of 2.")
  expect(letter).toContain("Delivery address: Rue Haute 12")
  const { token } = await linkTo(owned.email, "/repeat-delivery/undo")
  expect((await owned.use("undo", token)).body).toMatchObject({ lines: [{ quantity: 2 }] })
  expect(codeOf(await owned.use("undo", token))).toBe("link_expired")
  await owned.letter("has been undone")

  await owned.tryByLink({ action: "skip" })
  const skip = await until("the second undo link", async () => {
    const { token: newest } = await linkTo(owned.email, "/repeat-delivery/undo")
    return newest !== token && newest
  })
  expect((await owned.tryByLink({ weeks: 4 })).status).toBe(200)
  expect(codeOf(await owned.use("undo", skip))).toBe("repeat_changed")
  await database("repeat_delivery_link")
    .where({ repeat_delivery_id: owned.id })
    .update({ expires_at: database.raw("now()") })
  const late = (await linkTo(owned.email, "/repeat-delivery/undo")).token
  expect(codeOf(await owned.use("undo", late))).toBe("link_expired")

  expect(codeOf(await owned.tryByLink({ weeks: 2 }))).toBe("link_reduces_only")
  expect((await owned.tryByLink({ action: "pause" })).status).toBe(200)
  expect(codeOf(await owned.tryByLink({ action: "resume" }))).toBe("link_reduces_only")
  expect((await owned.tryByLink({ action: "end" })).body).toMatchObject({ state: "ended" })
})

it("a single-use link allows every change for an hour and is mailed at most three times an hour", async () => {
  const owned = await begin(database)
  const key = await owned.key()
  const opened = await owned.use("open", key)
  const { token } = opened.body as { token: string }
  expect(codeOf(await owned.use("open", key))).toBe("link_expired")
  const moved = await owned.tryByLink(await toLille(owned), token)
  expect(moved.body).toMatchObject({ may: "all", country: "FR" })
  await database("repeat_delivery_link")
    .where({ repeat_delivery_id: owned.id })
    .update({ expires_at: database.raw("now()") })
  expect(codeOf(await owned.tryByLink({}, token))).toBe("link_expired")
  for (const status of [200, 200, 429]) expect((await owned.use("key", owned.token)).status).toBe(status)
  const stored = await database("repeat_delivery_link").where({ repeat_delivery_id: owned.id })
  expect(JSON.stringify(stored)).not.toContain(token)
})

it("an account's links expire with a password change and with signing out everywhere", async () => {
  const shop = new ShopClient({ language: "en" })
  const { user, password } = await shop.register()
  const owned = await begin(database, { shop })
  await owned.tryByLink({ weeks: 4 })
  const undo = (await linkTo(owned.email, "/repeat-delivery/undo")).token
  const order = (await linkTo(owned.email, "/orders/view")).token
  const new_password = "une autre noix de cajou"
  const changed = await shop.write("PUT", "/api/users/password", { json: { password, new_password } })
  expect(changed.status).toBe(200)
  for (const answer of [
    await owned.tryByLink({}),
    await owned.use("undo", undo),
    await shop.write("POST", "/api/orders/linked", { json: { token: order } }),
  ])
    expect(codeOf(answer)).toBe("link_expired")

  const again = new ShopClient({ language: "en" })
  await again.login(user.email, new_password)
  await again.write("POST", `/api/users/repeat-deliveries/${owned.id}`, { json: { weeks: 6 } })
  const fresh = await until("a link since", async () => {
    const { token } = await linkTo(owned.email, "/repeat-delivery")
    return token !== owned.token && token
  })
  expect((await owned.tryByLink({}, fresh)).status).toBe(200)
  await again.write("DELETE", "/api/users/sessions")
  expect(codeOf(await owned.tryByLink({}, fresh))).toBe("link_expired")
})
