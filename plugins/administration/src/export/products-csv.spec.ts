import type { AdminProduct } from "@bon-perroquet/contract"
import { productsCsv } from "./products-csv"

const product = (name_fr: string) =>
  ({
    ...{ sku: "N-1", name_fr, name_nl: "Noten", name_en: "Nuts", price: 12.5 },
    ...{ stock: 3, held: 0, vat_rate: 21, unit_label: "1 kg" },
  }) as AdminProduct

it.each([
  ["Noix de cajou", "Noix de cajou"],
  ["=1+1", "'=1+1"],
  ["-5", "'-5"],
  [`Noix;=HYPERLINK("http://x")`, `"Noix;'=HYPERLINK(""http://x"")"`],
  ["Noix, @SUM(A1)", `"Noix, '@SUM(A1)"`],
  ["Noix\n+1", `"Noix\n'+1"`],
])("a name such as %j is a text in any spreadsheet", (name, cell) => {
  const [, line = ""] = productsCsv([product(name)]).split("\r\n")
  expect(line).toBe(`N-1;${cell};Noten;Nuts;"12,50";3;0;21;1 kg`)
})
