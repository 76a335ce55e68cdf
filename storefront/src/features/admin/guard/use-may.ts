import { mayUse, type Right } from "@bon-perroquet/contract"
import { useAuth } from "../../account"

/** Returns a function that checks a right. Use it only to hide actions, because the server checks every call. */
export function useMay(): (right: Right) => boolean {
  const { user } = useAuth()
  return (right) => user !== null && mayUse({ role: user.role, channels: user.channels }, right)
}
