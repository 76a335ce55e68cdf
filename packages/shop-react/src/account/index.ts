export { AccountClient, type MailedLink } from "./account-client"
export { useAddresses, useRemoveAddress, useSaveAddress } from "./addresses"
export { useOrderDocument } from "./documents"
export { useOrderAgain } from "./order-again"
export { useLinkedOrder, useLookUpOrder, useOrder, useOrders } from "./orders"
export {
  useDeleteAccount,
  useMe,
  usePersonalData,
  useRequestVerification,
  useSavePreferences,
  useSaveProfile,
} from "./person"
export {
  useForgotPassword,
  useLogin,
  useLogout,
  useMailedLink,
  useRegister,
  useResetPassword,
  useVerifyAddress,
} from "./sign-in"
export { useWithdraw, useWithdrawByNumber, type OrderAccess } from "./withdrawal"
export { useAccount } from "./use-account"
