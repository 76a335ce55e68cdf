import { isAllowed, type Right, type Role } from "@bon-perroquet/contract/rights"
import { useAnswer } from "./answers"

/** Whether the administrator's role includes something: what may not be done is not offered. */
export function useMay(): (right: Right) => boolean {
  const { data } = useAnswer<{ role: Role | null }>("/admin/administrators/me")
  return (right) => isAllowed(data?.role, right)
}
