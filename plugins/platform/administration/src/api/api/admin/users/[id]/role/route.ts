import { administratorIdSchema, givenRoleSchema, roleChangeSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
import { z } from "zod"
import { setRole } from "../../../../../../users"

export const PUT = route(
  {
    summary: "Set an administrator's role",
    description:
      "Only for owners. It applies from the administrator’s next call. There is always at least one owner.",
    access: "administrator",
    params: z.object({ id: administratorIdSchema }),
    body: roleChangeSchema,
    answer: givenRoleSchema,
    refusals: { 404: ["administrator_not_found"], 409: ["last_owner"] },
    example: { role: "orders" },
  },
  async ({ params: { id }, body: { role }, container, request }) => {
    const { email } = await requireAdministrator(request)
    await setRole(container, { by: email, id, role })
    return { id, role }
  },
)
