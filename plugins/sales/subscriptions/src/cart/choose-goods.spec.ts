import { Refusal } from "@bon-perroquet/api-kit/http"
import type { RepeatLine } from "../modules/repeat-deliveries"
import { chooseGoods } from "./choose-goods"

const goods = (name: string) => ({ product_id: `prod_${name}`, variant_id: name })
const line = (name: string, quantity: number, instead?: string): RepeatLine => ({
  ...goods(name),
  quantity,
  ...(instead && { instead: goods(instead) }),
})

async function chosen(stock: Record<string, number>, lines: RepeatLine[], mayReplace = true) {
  const cart = new Map<string, number>()
  const put = ({ variant_id }: { variant_id: string }, quantity: number) => {
    if ((stock[variant_id] ?? 0) < quantity)
      return Promise.reject(new Refusal("insufficient_stock", 400, { name: variant_id }))
    cart.set(variant_id, quantity)
    return Promise.resolve()
  }
  const { requested, replaced } = await chooseGoods({ lines }, put, () => mayReplace)
  return {
    comes: Object.fromEntries(requested.map(({ variant_id, quantity }) => [variant_id, quantity])),
    replaced: replaced.map(({ variant_id, by }) => `${variant_id} by ${by.variant_id}`),
  }
}

it("a delivery contains available goods, and replacements for missing ones", async () => {
  const lines = [line("almonds", 2, "walnuts"), line("seeds", 1)]
  expect(await chosen({ almonds: 2, walnuts: 9, seeds: 1 }, lines)).toEqual({
    comes: { almonds: 2, seeds: 1 },
    replaced: [],
  })
  expect(await chosen({ almonds: 1, walnuts: 9, seeds: 1 }, lines)).toEqual({
    comes: { walnuts: 2, seeds: 1 },
    replaced: ["almonds by walnuts"],
  })
})

it("a replacement adds to an existing line of the same goods", async () => {
  const lines = [line("walnuts", 3), line("almonds", 2, "walnuts")]
  expect((await chosen({ walnuts: 5 }, lines)).comes).toEqual({ walnuts: 5 })
  await expect(chosen({ walnuts: 4 }, lines)).rejects.toMatchObject({ params: { name: "almonds" } })
})

it("goods without a chosen and announced replacement are not replaced", async () => {
  await expect(chosen({ walnuts: 9 }, [line("almonds", 1)])).rejects.toMatchObject({
    code: "insufficient_stock",
  })
  await expect(chosen({ walnuts: 9 }, [line("almonds", 1, "walnuts")], false)).rejects.toMatchObject({
    params: { name: "almonds" },
  })
})
