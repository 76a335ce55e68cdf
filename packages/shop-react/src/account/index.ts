export { useAgreeToAssistant, useAssistantAgreement, useEndAssistantAgreement } from "./assistant"
export { useAddresses, useRemoveAddress, useRereadAddresses, useSaveAddress } from "./addresses"
export { useAccountFavourites, useFavouriteProducts, useMarkFavourites } from "./favourites"
export { useOrderDocument, type DocumentAccess } from "./documents"
export {
  useApplyLinkedCard,
  useApplyLinkedCredit,
  useLinkedBalances,
  useRemoveLinkedBalance,
} from "./order-balances"
export { useOrderAgain } from "./order-again"
export {
  useConfirmLinkedOrder,
  useFormerOrders,
  useLinkedOrder,
  useLookUpOrder,
  useOrder,
  useOrders,
  usePayLinkedOrder,
  useTrackedOrder,
} from "./orders"
export {
  useDeleteAccount,
  useMe,
  usePersonalData,
  useRequestVerification,
  useRereadMe,
  useSavePreferences,
  useSaveProfile,
} from "./person"
export {
  useChangeRepeat,
  useLinkedRepeat,
  useMailRepeatKey,
  useOpenRepeat,
  usePayRepeat,
  useRepeatMethods,
  useRepeats,
  useUndoRepeat,
  type RepeatAccess,
} from "./repeats"
export { useAcceptQuote, useQuotes, useRequestQuote, useWithdrawQuote } from "./quotes"
export { useAskNoMoreForReviews, useOrderReviews, useRemoveReview, useWriteReview } from "./reviews"
export {
  useChangePassword,
  useConfirmSecondFactor,
  useDemandSecondFactor,
  useEndAllSessions,
  useEndSession,
  useNewRecoveryCodes,
  useReloadSecurity,
  useRemoveSecondFactor,
  useSecondFactor,
  useSecuritySettings,
  useSessions,
  useGiveProof,
  useStartSecondFactor,
} from "./security"
export {
  useForgotPassword,
  useLogin,
  useAcceptInvitation,
  useLogout,
  useMailedLink,
  useRegister,
  useResetPassword,
  useVerifyAddress,
  type MailedLink,
} from "./sign-in"
export { useWithdraw, useWithdrawByNumber, type OrderAccess } from "./withdrawal"
