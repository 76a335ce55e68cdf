import { eanSchema, isSameGtin, isShortened, withLostZeros } from "./ean"

it("a bar code number has a valid check digit", () => {
  const isOne = (text: string) => eanSchema.safeParse(text).success
  expect(["5412345678908", "96385074", "036000291452", "15412345678905"].map(isOne)).toEqual(
    Array(4).fill(true),
  )
  expect(["5412345678907", "541234567890", "96385075", "5.41E+12", ""].map(isOne)).toEqual(
    Array(5).fill(false),
  )
})

it("a cell that a spreadsheet shortened is recognised as the product's bar code number", () => {
  for (const cell of ["5,41235E+12", "5.41235e+12", "5,4E+12"])
    expect(isShortened(cell, "5412345678908")).toBe(true)
  for (const cell of ["5,41234E+12", "5,41235E+11", "5412345678908", "E+12"])
    expect(isShortened(cell, "5412345678908")).toBe(false)
  expect(isShortened("5,41235E+12", "")).toBe(false)
})

it("a bar code number gets back the zeros that a spreadsheet removed", () => {
  expect(["36000291452", "6385071", "5412345678908"].map(withLostZeros)).toEqual([
    "036000291452",
    "06385071",
    "5412345678908",
  ])
  // These numbers have a wrong check digit, so leading zeros cannot correct them.
  for (const wrong of ["36000291453", "541234567890", "12", "x"]) expect(withLostZeros(wrong)).toBe(wrong)
  expect(isSameGtin("36000291452", "0036000291452")).toBe(true)
  expect(isSameGtin("36000291452", "5412345678908")).toBe(false)
})
