import type { KnownAccount, NewAddress } from "@bon-perroquet/accounts/imported"
import { personIn } from "../imports/customers/person"
import { rowsOfCustomer } from "./customers"

const address = (values: Partial<NewAddress>): NewAddress => ({
  ...{ street: "Rue Haute", number: "12", box: null, line2: null, postal_code: "1000", city: "Bruxelles" },
  ...{ country: "BE", first_name: "Ada", last_name: "Peeters", company: null, phone: null },
  ...values,
})

const customer = (values: Partial<KnownAccount>): KnownAccount => ({
  ...{ id: "cus_1", email: "ada@example.org", first_name: "Ada", last_name: "Peeters", phone: null },
  ...{ language: null, newsletter: null, metadata: null, groups: [], has_password: true, has_bought: false },
  ...{ addresses: [], created_at: new Date("2024-01-01") },
  ...values,
})

it("exported addresses are imported with their recipients", () => {
  const addresses = [
    address({}),
    address({ street: "Kerkstraat", first_name: "An", last_name: "Maes", phone: "+32 470 12 34 56" }),
    address({ street: "Dorp", company: "Ada BV" }),
  ]
  const rows = [...rowsOfCustomer(customer({ addresses }))]
  expect(rows.flatMap((cells) => personIn(cells).person.addresses)).toEqual(addresses)
  const other = [address({ first_name: "An" }), address({ street: "Dorp" })]
  const same = [...rowsOfCustomer(customer({ addresses: other }))]
  expect(same.flatMap((cells) => personIn(cells).person.addresses)).toEqual(other)
})

it("an exported address of a customer without a name is imported with its recipient", () => {
  const addresses = [address({}), address({ street: "Dorp" })]
  const rows = [...rowsOfCustomer(customer({ first_name: null, last_name: null, addresses }))]
  expect(rows.flatMap((cells) => personIn(cells).person.addresses)).toEqual(addresses)
  expect(personIn(rows[0] ?? {}).person.first_name).toBeUndefined()
})
