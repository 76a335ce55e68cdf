import { isAllowed, type Right } from "@bon-perroquet/contract"
import { useAuth } from "../../account"

/** Whether the administrator may do something: what may not be done is not offered. The shop decides at every call. */
export function useMay(): (right: Right) => boolean {
  const { user } = useAuth()
  return (right) => isAllowed(user?.role, right)
}
