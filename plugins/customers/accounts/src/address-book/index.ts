import { clean, engineLines, normalisePostalCode, tidyParts } from "@bon-perroquet/contract/address"
import { MAX_ADDRESSES, type Address, type addressInputSchema } from "@bon-perroquet/contract"
import { carrierToHome, deliveryCountries, requireDeliverable } from "@bon-perroquet/shop-api/delivery"
import { refuse, requireUnchanged, type Precondition } from "@bon-perroquet/api-kit/http"
import type { Caller } from "@bon-perroquet/api-kit/identity"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import {
  createCustomerAddressesWorkflow,
  deleteCustomerAddressesWorkflow,
  updateCustomerAddressesWorkflow,
} from "@medusajs/medusa/core-flows"
import type { z } from "zod"
import { ensureCustomer } from "../customers/ensure-customer"
import { addressView } from "./view"

export { addressView } from "./view"

type Input = z.output<typeof addressInputSchema>

const NEWEST_LAST = { order: { created_at: "ASC", id: "ASC" }, take: MAX_ADDRESSES + 1 } as const

async function rowsOf(container: MedusaContainer, customerId: string) {
  return container
    .resolve(Modules.CUSTOMER)
    .listCustomerAddresses({ customer_id: customerId }, { ...NEWEST_LAST })
}

/**
 * Checks an address for delivery.
 * @throws 400 if the shop does not deliver to its country, and the errors of `requireDeliverable`
 */
export async function deliverable(container: MedusaContainer, address: Input): Promise<Input> {
  if (!(await deliveryCountries(container)).includes(address.country))
    throw refuse("invalid_request", 400, { field: "country" })
  const { country, apartment } = address
  const carrier = await carrierToHome(container, country)
  requireDeliverable(container, {
    carrier,
    country,
    address: { ...address, ...(apartment && { box: apartment }) },
  })
  return address
}

export async function addressesOf(container: MedusaContainer, { customer }: Caller): Promise<Address[]> {
  if (!customer) return []
  const addresses = (await rowsOf(container, customer.id)).map(addressView)
  return addresses.sort((a, b) => Number(b.is_default) - Number(a.is_default))
}

/** Returns the caller's address. @throws 404 for another customer's address */
async function own(container: MedusaContainer, { customer }: Caller, id: string) {
  const filter = { id, customer_id: customer?.id ?? "" }
  const [row] = await container.resolve(Modules.CUSTOMER).listCustomerAddresses(filter)
  if (!row) throw refuse("address_not_found", 404)
  return row
}

function fieldsOf({ type, street, number, apartment, postal_code, city, country }: Input) {
  const { metadata, ...lines } = engineLines(
    tidyParts(country, { street, number, box: apartment ?? null }),
    country,
  )
  return {
    ...lines,
    postal_code: normalisePostalCode(country, postal_code) ?? postal_code,
    city: clean(city),
    country_code: country.toLowerCase(),
    metadata: { type, ...metadata },
  }
}

export async function addAddress(container: MedusaContainer, caller: Caller, input: Input): Promise<Address> {
  const customer = await ensureCustomer(container, caller)
  const stored = await rowsOf(container, customer.id)
  if (stored.length >= MAX_ADDRESSES) throw refuse("too_many_addresses", 409)
  const is_default_shipping = input.is_default ?? stored.length === 0
  const { first_name, last_name } = customer
  const { result } = await createCustomerAddressesWorkflow(container).run({
    input: {
      addresses: [
        { customer_id: customer.id, first_name, last_name, ...fieldsOf(input), is_default_shipping },
      ],
    },
  })
  const [added] = result
  if (!added) throw new Error("The address could not be stored.")
  return addressView(added)
}

/** Changes an address. If `is_default` is missing, the setting stays. */
export async function changeAddress(
  container: MedusaContainer,
  caller: Caller,
  id: string,
  input: Input,
  precondition: Precondition,
): Promise<Address> {
  const row = await own(container, caller, id)
  requireUnchanged(precondition, addressView(row))
  const update = { ...fieldsOf(input), is_default_shipping: input.is_default ?? row.is_default_shipping }
  await updateCustomerAddressesWorkflow(container).run({ input: { selector: { id }, update } })
  return addressView(await own(container, caller, id))
}

export async function removeAddress(container: MedusaContainer, caller: Caller, id: string): Promise<void> {
  await own(container, caller, id)
  await deleteCustomerAddressesWorkflow(container).run({ input: { ids: [id] } })
}
