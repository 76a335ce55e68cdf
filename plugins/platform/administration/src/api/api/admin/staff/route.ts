import { staffSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { readStaff } from "../../../../users"

export const GET = route(
  {
    summary: "List administrators and invitations",
    description:
      "Only for owners. By e-mail address, with last sign-in, second factor and number of active sessions. Expired " +
      "invitations are listed until they are sent again or withdrawn.",
    access: "administrator",
    answer: staffSchema,
  },
  ({ container }) => readStaff(container),
)
