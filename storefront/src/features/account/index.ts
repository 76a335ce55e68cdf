export type { SignedInUser } from "./session"
export { endSession, keepSignedIn, useAuth } from "./use-auth"
