import { acceptedSchema, type Accepted } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
import { deleteMapping } from "../../../../../../imports/calls/mappings"
import { idSchema } from "../../../../../../products/reference"

export const DELETE = route(
  {
    summary: "Delete an import mapping",
    access: "administrator",
    params: idSchema,
    answer: acceptedSchema,
    refusals: { 404: ["mapping_not_found"] },
  },
  async ({ params, container, request }) => {
    await requireAdministrator(request)
    await deleteMapping(container, params.id)
    return { accepted: true } satisfies Accepted
  },
)
