import { taxedLinesIn, taxedLinesOf } from "./index"

describe("The taxed lines of a cart", () => {
  it("have their exact price in cents", () => {
    expect(
      taxedLinesOf([
        { product_id: "prod_1", unit_price: 7.35, quantity: 3 },
        { unit_price: "9.99", quantity: 2 },
      ]),
    ).toEqual([
      { product_id: "prod_1", gross_cents: 2205 },
      { product_id: null, gross_cents: 1998 },
    ])
  })

  it("are undefined if Medusa's tax calculation context does not contain them", () => {
    expect(taxedLinesIn({ taxed_lines: [] })).toEqual([])
    expect(taxedLinesIn({})).toBeUndefined()
    expect(taxedLinesIn(undefined)).toBeUndefined()
  })
})
