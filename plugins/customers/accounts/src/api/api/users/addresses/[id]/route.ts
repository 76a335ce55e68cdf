import { addressIdSchema, addressInputSchema, addressSchema, acceptedSchema } from "@bon-perroquet/contract"
import { ADDRESS_REFUSALS } from "@bon-perroquet/shop-api/delivery"
import { accepted, preconditionOf, route } from "@bon-perroquet/api-kit/http"
import { requireCaller } from "@bon-perroquet/api-kit/identity"
import { z } from "zod"
import { changeAddress, deliverable, removeAddress } from "../../../../../address-book"

const params = z.object({ id: addressIdSchema })

export const PUT = route(
  {
    summary: "Update an address",
    access: "account",
    params,
    body: addressInputSchema,
    answer: addressSchema,
    versioned: true,
    refusals: { 400: ADDRESS_REFUSALS, 404: ["address_not_found"] },
    example: { street: "Rue Haute", number: "12", postal_code: "1000", city: "Bruxelles", country: "BE" },
  },
  async ({ params: { id }, body, container, request }) =>
    changeAddress(
      container,
      await requireCaller(request),
      id,
      await deliverable(container, body),
      preconditionOf(request),
    ),
)

export const DELETE = route(
  {
    summary: "Delete an address",
    access: "account",
    params,
    answer: acceptedSchema,
    refusals: { 404: ["address_not_found"] },
  },
  async ({ params: { id }, container, request }) =>
    accepted(removeAddress(container, await requireCaller(request), id)),
)
