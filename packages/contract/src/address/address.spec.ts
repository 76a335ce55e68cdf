import fragaria from "@fragaria/address-formatter"
import {
  ADDRESS_COUNTRIES,
  engineParts,
  isFieldPost,
  isPostBox,
  misfits,
  normalisePostalCode,
  outsideVatTerritory,
  parseSecondLine,
  printedPhone,
  streetAndNumber,
  streetLine,
  tidyParts,
} from "."
import { LIMITS } from "./testing"

describe("Formats of postal codes", () => {
  it.each([
    ["NL", "NL-1016 GV", "1016 GV"],
    ["NL", "1016gv", "1016 GV"],
    ["NL", "1016\u00a0GV", "1016 GV"],
    ["NL", "1016  GV", "1016 GV"],
    ["LU", "L1234", "L-1234"],
    ["LU", "LU-1234", "L-1234"],
    ["LU", "l-1234", "L-1234"],
    ["LU", "1234", "L-1234"],
    ["FR", "75 001", "75001"],
    ["BE", "B-1000", "1000"],
    ["BE", "１０００", "1000"],
    ["DE", "D-01067", "01067"],
    ["IE", "d02af30", "D02 AF30"],
    ["PL", "00001", "00-001"],
    ["LT", "01100", "LT-01100"],
  ] as const)("a postal code of %s is printed in its country's format: %s", (country, typed, printed) => {
    expect(normalisePostalCode(country, typed)).toBe(printed)
    expect(normalisePostalCode(country, printed)).toBe(printed)
  })

  it.each([
    ["BE", "0999"],
    ["BE", "10000"],
    ["BE", "1O00"],
    ["NL", "1016 G"],
    ["FR", "2A004"],
    ["LU", "B-1000"],
    ["DE", ""],
  ] as const)("a postal code of %s cannot be %s", (country, typed) =>
    expect(normalisePostalCode(country, typed)).toBeNull(),
  )
})

describe("The VAT territory and the kind of an address", () => {
  it.each([
    ["FR", "97110", "Pointe-à-Pitre", "Guadeloupe"],
    ["FR", "97400", "Saint-Denis", "La Réunion"],
    ["FR", "98800", "Nouméa", "Nouvelle-Calédonie"],
    ["DE", "78266", "Büsingen", "Büsingen"],
    ["DE", "27498", "Helgoland", "Helgoland"],
    ["IT", "23030", "Livigno", "Livigno"],
    ["IT", "22061", "Campione", "Campione d’Italia"],
    ["FI", "22100", "Mariehamn", "Åland"],
    ["ES", "35001", "Las Palmas", "Canarias"],
    ["GR", "63086", "Karyes", "Άγιον Όρος"],
  ])("the place %s %s %s is outside the EU's VAT territory: %s", (country, postal_code, city, name) => {
    expect(outsideVatTerritory({ country, postal_code, city })).toBe(name)
  })

  it.each([
    ["FR", "98000", "Monaco"],
    ["FR", "20000", "Ajaccio"],
    ["IT", "23030", "Valdisotto"],
    ["PT", "9000-001", "Funchal"],
    ["ES", "28001", "Madrid"],
  ])("the place %s %s %s is inside the EU's VAT territory", (country, postal_code, city) => {
    expect(outsideVatTerritory({ country, postal_code, city })).toBeNull()
  })

  it("post boxes and military field post are recognised, because carriers do not serve them", () => {
    for (const street of [
      "Postbus",
      "BP",
      "B.P.",
      "Boîte postale",
      "Postfach",
      "PO Box",
      "Packstation",
      "CS",
    ])
      expect(isPostBox({ street, number: "123" })).toBe(true)
    expect(isPostBox({ street: "Rue du Bosquet", number: "12" })).toBe(false)
    expect(isPostBox({ street: "Postbusstraat", number: "12" })).toBe(false)
    const home = { street: "Rue Haute", number: "12", postal_code: "1000", city: "Bruxelles", country: "BE" }
    expect(isFieldPost(home)).toBe(false)
    expect(isFieldPost({ ...home, postal_code: "00800", city: "ARMEES", country: "FR" })).toBe(true)
    expect(isFieldPost({ ...home, city: "Darmstadt Feldpost", country: "DE" })).toBe(true)
  })
})

describe("Parsing the parts of an address", () => {
  const whole = { street: "Rue Haute", number: "12", box: "3", line2: null }
  it.each([
    { street: "Rue Haute 12 bte 3", number: "" },
    { street: "Rue Haute 12 bte 3", number: "12" },
    { street: "Rue Haute", number: "12 bte 3" },
    { street: "Rue Haute", number: "n° 12", box: "bte 3" },
    { street: " Rue  Haute ", number: "12", box: "3" },
  ])("tidyParts normalises the address fields %j", (input) => expect(tidyParts("BE", input)).toEqual(whole))

  it("tidyParts keeps street, number and box that are entered in separate fields", () => {
    const input = { street: "Plein 1944", number: "12", box: "" }
    expect(tidyParts("NL", input)).toEqual({ ...input, box: null, line2: null })
  })

  it("the second address line is parsed into a box and other text", () => {
    expect(parseSecondLine("bte 3, c/o Ada Peeters")).toEqual({ box: "3", line2: "c/o Ada Peeters" })
    expect(parseSecondLine("Bâtiment B")).toEqual({ box: null, line2: "Bâtiment B" })
    for (const typed of ["bte 1234567890", "1234567890"])
      expect(parseSecondLine(typed)).toEqual({ box: "1234567890", line2: null })
    expect(parseSecondLine(null)).toEqual({ box: null, line2: null })
  })

  it("engineParts reads the address line if Medusa's metadata differs from it", () => {
    const stale = { metadata: { street: "Rue Haute", number: "12" }, country_code: "be" }
    expect(engineParts({ ...stale, address_1: "Veldstraat 5 bus 2", address_2: null })).toEqual({
      ...{ street: "Veldstraat", number: "5", box: "2", line2: null },
    })
    const stored = { metadata: { street: "Plein 1944", number: "12" }, country_code: "nl" }
    expect(engineParts({ ...stored, address_1: "Plein 1944 12" })).toMatchObject({ street: "Plein 1944" })
  })
})

describe("Printing an address", () => {
  // `fragaria` formats addresses by OpenCage's templates. The test compares only the order of street and number.
  it.each(ADDRESS_COUNTRIES)("a printed address has street and number in the order of %s", (country) => {
    const public_ = fragaria.format({
      road: "Haute",
      houseNumber: "12",
      countryCode: country,
      city: "X",
      postcode: "1",
    })
    const order = (text: string) =>
      text.indexOf("12") < text.indexOf("Haute") ? "number first" : "street first"
    const printed = streetAndNumber({ street: "Haute", number: "12" }, country)
    expect(`${country} ${order(printed)}`).toBe(`${country} ${order(public_)}`)
  })

  it("a printed address has the word for box in the reader's language", () => {
    const parts = { street: "Rue Haute", number: "12", box: "3" }
    const of = (language: string) => streetLine(parts, { country: "BE", language })
    expect([of("fr"), of("nl"), of("en")]).toEqual([
      ...["Rue Haute 12 bte 3", "Rue Haute 12 bus 3", "Rue Haute 12 box 3"],
    ])
  })
})

describe("Address texts on a carrier's label", () => {
  it("misfits returns each text that is too long for the label, its limit, and a shorter form if there is one", () => {
    const street = "Boulevard du Général Charles de Gaulle Est"
    expect(misfits({ street, number: "123456789", box: "12345678", name: "x".repeat(41) }, LIMITS)).toEqual([
      { field: "name", value: "x".repeat(41), most: 40, suggestion: "x." },
      { field: "street", value: street, most: 40, suggestion: "Bd du Gal Charles de Gaulle Est" },
      { field: "number", value: "123456789", most: 8, suggestion: null },
    ])
  })

  it("misfits limits the length of the e-mail address only for lockers", () => {
    const email = `${"a".repeat(40)}@example.org`
    expect(misfits({ email }, LIMITS)).toEqual([])
    expect(misfits({ email }, LIMITS, { needsEmail: true })).toMatchObject([{ field: "email", most: 40 }])
  })

  it("printedPhone removes the punctuation of a telephone number", () => {
    expect(printedPhone("+32 (0) 475 / 12.34.56")).toBe("+32475123456")
    expect(misfits({ phone: "+32 (0) 475 / 12 . 34 . 56" }, LIMITS)).toEqual([])
    expect(misfits({ phone: "after six o’clock 0475 12 34 56" }, LIMITS)).toMatchObject([
      { field: "phone", most: 20 },
    ])
  })
})
