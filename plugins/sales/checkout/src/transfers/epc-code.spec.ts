import { epcCode } from "./communication"

it("a transfer's QR code contains account, amount and communication, one per line", () => {
  const account = { name: "Bon Perroquet SRL", iban: "BE68539007547034", bic: null }
  expect(epcCode(account, 4_210, "+++260/0000/12395+++").split("\n")).toEqual([
    "BCD",
    "002",
    "1",
    "SCT",
    "",
    "Bon Perroquet SRL",
    "BE68539007547034",
    "EUR42.10",
    "",
    "",
    "+++260/0000/12395+++",
  ])
  expect(epcCode({ ...account, bic: "GEBABEBB" }, 5, "+++260/0000/12395+++")).toContain("\nGEBABEBB\n")
})
