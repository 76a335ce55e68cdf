import { isAllowed, type Right } from "@bon-perroquet/contract"
import { useAuth } from "../../account"

/** Returns a function that checks a right. It only hides actions. The server checks every call. */
export function useMay(): (right: Right) => boolean {
  const { user } = useAuth()
  return (right) => isAllowed(user?.role, right)
}
