import {
  customerIdSchema,
  groupsOfCustomerSchema,
  versionedGroupsOfCustomerSchema,
} from "@bon-perroquet/contract"
import { preconditionOf, route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { groupsOfCustomer, setGroupsOfCustomer } from "../../../../../../trade-lists"

const params = z.object({ id: customerIdSchema })

export const GET = route(
  {
    summary: "List an account's customer groups",
    description: "Without the segments. A guest has none, because a guest does not prove the address.",
    access: "administrator",
    params,
    answer: versionedGroupsOfCustomerSchema,
    versioned: true,
    refusals: { 404: ["customer_not_found"] },
  },
  ({ params: { id }, container }) => groupsOfCustomer(container, id),
)

export const PUT = route(
  {
    summary: "Set an account's customer groups",
    description: "The account pays the prices of these groups from now on. Segments are kept.",
    access: "administrator",
    params,
    body: groupsOfCustomerSchema,
    answer: versionedGroupsOfCustomerSchema,
    versioned: true,
    refusals: { 404: ["customer_not_found", "customer_group_not_found"] },
    example: { group_ids: ["cusgroup_01JX2V0000000000000000000A"] },
  },
  ({ params: { id }, body, administrator: { email }, container, request }) =>
    setGroupsOfCustomer(container, email, id, { ...body, precondition: preconditionOf(request) }),
)
