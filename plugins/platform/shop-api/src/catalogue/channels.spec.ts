import { sampleRow, sampleSnapshot } from "../../testing/sample-snapshot"
import type { ProductRow } from "./engine-rows"
import type { Snapshot } from "./snapshot"

const BOTH = ["sc_1", "sc_2"]
const category = (id: string, parent_id: string | null = null) => ({
  ...{ id, parent_id, handle: id, handles: null, former_handles: null, name: id, description: "" },
  ...{ picture: null, metadata: null, nl: null, en: null },
})
const rows = [
  sampleRow("a", { sold_in: ["sc_1"], category_id: "shelled" }),
  sampleRow("b", { sold_in: BOTH, category_id: "nuts" }),
  sampleRow("c", { sold_in: ["sc_2"], category_id: "seeds" }),
]
const snapshot = sampleSnapshot(rows, {
  categories: [category("nuts"), category("shelled", "nuts"), category("seeds"), category("empty")] as never,
})
const ids = (of: Snapshot) => of.products.values().map(({ id }) => id)
const changed = (before: Snapshot, ...now: ProductRow[]) =>
  before.withProducts(
    now.map(({ id }) => id),
    now,
  )

describe("The catalogue of a channel", () => {
  it("contains the products of its sales channel", () => {
    expect(ids(snapshot)).toEqual(["a", "b", "c"])
    expect(ids(snapshot.ofChannel())).toEqual(["a", "b"])
    expect(ids(snapshot.ofChannel("sc_2"))).toEqual(["b", "c"])
    expect(snapshot.ofChannel("sc_2").product("a", "fr")).toBeUndefined()
    expect(snapshot.ofChannel("sc_2").storeDefaults.salesChannelId).toBe("sc_2")
  })

  it("has the categories with some of its products, and those without any product", () => {
    expect(snapshot.ofChannel().categories.ids).toEqual(["nuts", "shelled", "empty"])
    expect(snapshot.ofChannel("sc_2").categories.ids).toEqual(["nuts", "seeds", "empty"])
  })

  it("follows changes, and names them for the search index", () => {
    const before = snapshot.ofChannel("sc_2")
    const moved = changed(snapshot, sampleRow("a", { sold_in: BOTH }), sampleRow("c", { sold_in: ["sc_1"] }))
    const now = moved.ofChannel("sc_2")
    expect(ids(now)).toEqual(["a", "b"])
    expect(ids(moved.ofChannel())).toEqual(["a", "b", "c"])
    const changes = now.products.changesSince(before.products)
    expect(changes.map((change) => (change.now ?? change.old)?.id).sort()).toEqual(["a", "c"])
    expect(now.products.fingerprint()).not.toBe(before.products.fingerprint())
  })

  it("has the prices of the channel, and follows their changes", () => {
    const price = (amount: string) => ({
      amount,
      from: null,
      to: null,
      list: "override" as const,
      channel: "sc_2",
    })
    const priceOf = (of: Snapshot) => of.product("b", "fr")?.product.price
    const special = changed(snapshot, { ...rows[1], channel_prices: [price("8")] } as ProductRow)
    expect([priceOf(special), priceOf(special.ofChannel()), priceOf(special.ofChannel("sc_2"))]).toEqual([
      10, 10, 8,
    ])
    const later = changed(special, { ...rows[1], channel_prices: [price("7")] } as ProductRow)
    expect(priceOf(later.ofChannel("sc_2"))).toBe(7)
    expect(priceOf(changed(later, rows[1] as ProductRow).ofChannel("sc_2"))).toBe(10)
  })
})
