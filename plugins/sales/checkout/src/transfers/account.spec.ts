import { accountOf, readIban, writtenIban } from "./account"

const payee = { legal_name: "Bon Perroquet SRL", bank_account: "BE68 5390 0754 7034" }

describe("A merchant's bank account", () => {
  it("is read with spaces and written in groups of four", () => {
    const { iban, bic } = accountOf({ ...payee, bic: "GEBABEBB" })
    expect([iban, bic, writtenIban(iban)]).toEqual(["BE68539007547034", "GEBABEBB", "BE68 5390 0754 7034"])
    expect(accountOf(payee).bic).toBeNull()
  })

  it("is rejected if its IBAN or BIC is invalid", () => {
    expect(() => accountOf({ ...payee, bank_account: "BE68 5390 0754 7035" })).toThrow("not a valid IBAN")
    expect(() => accountOf({ ...payee, bank_account: "" })).toThrow("not a valid IBAN")
    expect(() => accountOf({ ...payee, bic: "GEBA" })).toThrow("not a valid BIC")
  })
})

it("readIban accepts spaces, hyphens and lower case, and returns null for an invalid IBAN", () => {
  expect(readIban(" be68-5390 0754 7034")).toBe("BE68539007547034")
  for (const typed of ["", "BE68 5390 0754 7035", "539-0075470-34", "<script>"])
    expect(readIban(typed)).toBeNull()
})
