import { z } from "zod"
import { checkedOptions } from "./options"

const schema = z.strictObject({ days: z.number().min(0).optional() })

describe("Validation of a plugin's options", () => {
  it("the options of a plugin can be absent", () =>
    expect(checkedOptions("@shop/reviews", schema, undefined)).toEqual({}))

  it("checkedOptions removes the database connection that Medusa adds to a plugin's options", () =>
    expect(checkedOptions("@shop/reviews", schema, { days: 7, database: {} })).toEqual({ days: 7 }))

  it.each([
    [{ days: -1 }, "days"],
    [{ days: Number("x") }, "days"],
    [{ day: 3 }, '"day"'],
  ])("checkedOptions rejects %j with the names of the plugin and the option", (options, named) => {
    const check = () => checkedOptions("@shop/reviews", schema, options)
    expect(check).toThrow("Options of @shop/reviews in medusa-config.js:")
    expect(check).toThrow(named)
  })
})
