export type { SignedInUser } from "./session"
export { useAuth } from "./use-auth"
