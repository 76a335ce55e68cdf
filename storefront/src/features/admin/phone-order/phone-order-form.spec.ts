import { streetAndNumber } from "./phone-order-form"

it.each([
  ["Rue Haute 12", "Rue Haute", "12"],
  ["Rue du 11 Novembre 3B", "Rue du 11 Novembre", "3B"],
  ["12 rue Haute", "12 rue Haute", ""],
  ["Grand-Place", "Grand-Place", ""],
])("finds the number of %s", (line, street, number) => {
  expect(streetAndNumber(line)).toEqual({ street, number })
})
