export { useVatNumber } from "./business"
export { totalQuantity, unitPriceCents, type ChosenItem } from "./cart-writes/optimistic"
export {
  useAddCartItem,
  useCart,
  useCartIsChanging,
  useClearCart,
  useRemoveCartItem,
  useSetCartQuantity,
} from "./cart/hooks"
export { useCartRepeats, useChooseRepeat } from "./cart/repeats"
export { useAssistantCart } from "./cart/assistant"
export { useReminderConsent, useRestoredCart } from "./cart/reminder"
export { useApplyGiftCard, useApplyStoreCredit, useRemoveBalance } from "./cart/balances"
export { useAddPromoCode, useRemovePromoCode } from "./cart/promo-codes"
export { useGiftCardBalance, useStoreCredit } from "./balances"
export { giftCardOfferQuery, useBuyGiftCard, useGiftCardOffer, type GiftCardForm } from "./gift-cards"
export { useTellWhenBack } from "./back-in-stock"
export {
  categoriesQuery,
  informationQuery,
  productQuery,
  relatedQuery,
  searchQuery,
  useCategories,
  useInformation,
  useProduct,
  useRelated,
  useReportMissedSearch,
  useSearch,
} from "./catalogue"
export {
  useCancelCheckout,
  useCountryChoice,
  useDelivery,
  useDeliveryPoints,
  useExtras,
  useOpenCheckout,
  usePaymentMethods,
  type CheckoutForm,
} from "./checkout"
export { countriesQuery, useDeliveryTerms, useDestinations } from "./destinations"
export { useSendMessage } from "./contact"
export { useCreditAccount, useCreditStatement, usePayInvoice } from "./credit"
export { answerOf, ShopApiError } from "@bon-perroquet/shop-client"
export {
  detailOf,
  isChangedMeanwhile,
  isUnknown,
  NoCheckoutUrlError,
  ShopNetworkError,
} from "./client/errors"
export { onFreshProofRequired } from "./client/fresh-proof"
export { ShopClient } from "./client/shop-client"
export type { PaymentOutcome } from "./payment/payment-outcome"
export { forgetAccount } from "./forget-account"
export { homeQuery, useHome } from "./home"
export { pageTextQuery, usePageText } from "./page-texts"
export { useGiftCardPurchase } from "./payment/gift-card-purchase"
export { usePaidOrder, usePaymentStatus } from "./payment/use-payment-status"
export { ShopProvider, useShop, retryRead } from "./provider"
export { shopKeys, type ProductQuestion } from "./query-keys"
export { reviewsQuery, useAskQuestion, useQuestions, useReportReview, useReviews } from "./reviews"
export { giveShopFacts, useShopFacts } from "./shop-facts"
