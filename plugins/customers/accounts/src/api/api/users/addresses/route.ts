import { addressInputSchema, addressesSchema, addressSchema } from "@bon-perroquet/contract"
import { ADDRESS_REFUSALS } from "@bon-perroquet/shop-api/delivery"
import { route } from "@bon-perroquet/api-kit/http"
import { requireCaller } from "@bon-perroquet/api-kit/identity"
import { addAddress, addressesOf, deliverable } from "../../../../address-book"

export const GET = route(
  { summary: "List addresses", access: "account", answer: addressesSchema },
  async ({ container, request }) => addressesOf(container, await requireCaller(request)),
)

export const POST = route(
  {
    summary: "Add an address",
    description: "The shop must deliver to the address's country.",
    access: "account",
    body: addressInputSchema,
    answer: addressSchema,
    refusals: { 400: ADDRESS_REFUSALS, 409: ["too_many_addresses"] },
    example: {
      type: "shipping",
      street: "Rue Haute",
      number: "12",
      postal_code: "1000",
      city: "Bruxelles",
      country: "BE",
    },
  },
  async ({ body, container, request }) =>
    addAddress(container, await requireCaller(request), await deliverable(container, body)),
)
