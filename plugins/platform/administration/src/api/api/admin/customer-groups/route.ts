import { customerGroupInputSchema, customerGroupSchema, customerGroupsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { addCustomerGroup, customerGroups } from "../../../../trade-lists"

export const GET = route(
  {
    summary: "List customer groups",
    description: "Medusa's groups by name, without the segments, with their number of accounts.",
    access: "administrator",
    answer: customerGroupsSchema,
  },
  ({ container }) => customerGroups(container),
)

export const POST = route(
  {
    summary: "Create a customer group",
    access: "administrator",
    body: customerGroupInputSchema,
    answer: customerGroupSchema,
    refusals: { 409: ["customer_group_in_use"] },
    example: { name: "Éleveurs" },
  },
  ({ body, container }) => addCustomerGroup(container, body.name),
)
