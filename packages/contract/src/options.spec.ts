import { z } from "zod"
import { checkedOptions } from "./options"

const schema = z.strictObject({ days: z.number().min(0).optional() })

describe("The options of a plugin", () => {
  it("can be absent", () => expect(checkedOptions("@shop/reviews", schema, undefined)).toEqual({}))

  it("do not include the database connection that Medusa adds", () =>
    expect(checkedOptions("@shop/reviews", schema, { days: 7, database: {} })).toEqual({ days: 7 }))

  it.each([
    [{ days: -1 }, "days"],
    [{ days: Number("x") }, "days"],
    [{ day: 3 }, '"day"'],
  ])("are rejected with the names of plugin and option: %j", (options, named) => {
    const check = () => checkedOptions("@shop/reviews", schema, options)
    expect(check).toThrow("Options of @shop/reviews in medusa-config.js:")
    expect(check).toThrow(named)
  })
})
