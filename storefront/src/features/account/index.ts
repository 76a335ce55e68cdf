export { PasswordForm } from "./confirmation/PasswordForm"
export { signInAddress } from "./next-address"
export type { SignedInUser } from "./session"
export {
  endSession,
  keepSignedIn,
  keepUser,
  onAccountChange,
  signOut,
  useAccountId,
  useAuth,
} from "./use-auth"
export { useLogOut } from "./use-log-out"
