import { LIMITS } from "@bon-perroquet/contract/address/testing"
import type { WrittenAddress } from "./address-lines"
import { parcelProblems } from "./address-problems"

const HOME: WrittenAddress = {
  ...{ country: "BE", street: "Rue Haute", number: "12", box: "3", postal_code: "1000", city: "Bruxelles" },
}
const at = (change: Partial<WrittenAddress>) =>
  Object.fromEntries(parcelProblems({ ...HOME, ...change }, {}, LIMITS))

describe("Problems of a parcel", () => {
  it("an address whose parts are in unusual fields has no problems", () => {
    expect(at({})).toEqual({})
    expect(at({ street: "Rue Haute 120 bte 1204", number: "120", box: "" })).toEqual({})
  })

  it("each text that is too long for the label is a problem, with the limit and a shorter form", () => {
    expect(
      at({
        street: "Avenue du Professeur Docteur Jean-Baptiste Van Helmont",
        number: "1234567890",
        box: "bte 1234567890",
        city: "x".repeat(41),
      }),
    ).toEqual({
      street: "long|40|Av. du Pr Dr Jean-Baptiste Van Helmont",
      number: "long|8|",
      box: "long|8|",
      city: "long|40|",
    })
    const recipient = {
      ...{ first_name: "Marie-Antoinette", last_name: "de la Tour d’Auvergne-Lauraguais" },
      ...{ phone: "1".repeat(21), company: "x".repeat(41), note: "x".repeat(51), email: "x".repeat(60) },
    }
    expect(Object.fromEntries(parcelProblems(HOME, recipient, LIMITS))).toEqual({
      last_name: "long|40|M.-A. de la Tour d’Auvergne-Lauraguais",
      ...{ phone: "long|20|", company: "long|40|", note: "long|50|" },
    })
    expect(Object.fromEntries(parcelProblems(null, { email: "x".repeat(41) }, LIMITS, true))).toEqual({
      email: "long|40|",
    })
  })

  it("a text that the API also rejects has the label's limit as its problem, and a missing text has none", () => {
    expect(at({ street: "x".repeat(130) })).toEqual({ street: "long|40|" })
    expect(at({ street: "", postal_code: "10" })).toEqual({ street: "street", postal_code: "postal_code" })
  })

  it("a place without delivery is a problem", () => {
    expect(at({ country: "FR", postal_code: "97 110" })).toEqual({ postal_code: "outside|Guadeloupe" })
    expect(at({ street: "BP", number: "123" })).toEqual({ street: "post_box" })
    expect(at({ country: "FR", postal_code: "00800", city: "ARMEES" })).toEqual({ street: "field_post" })
  })
})
