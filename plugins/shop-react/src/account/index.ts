export { AccountClient, type MailedLink } from "./account-client"
export { useAddresses, useRemoveAddress, useSaveAddress } from "./addresses"
export { useLinkedOrder, useOrder, useOrders } from "./orders"
export { useMe, useRequestVerification, useSavePreferences, useSaveProfile } from "./person"
export {
  useForgotPassword,
  useLogin,
  useLogout,
  useMailedLink,
  useRegister,
  useResetPassword,
} from "./sign-in"
export { useAccount } from "./use-account"
