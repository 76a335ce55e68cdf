export { totalQuantity, unitPriceCents } from "./cart/optimistic"
export {
  useAddCartItem,
  useCart,
  useCartIsChanging,
  useClearCart,
  useRemoveCartItem,
  useSetCartQuantity,
} from "./cart/hooks"
export { useAddPromoCode, useRemovePromoCode } from "./cart/promo-codes"
export { categoriesQuery, productQuery, searchQuery, useCategories, useProduct, useSearch } from "./catalogue"
export {
  useCancelCheckout,
  useCountryChoice,
  useDelivery,
  useDeliveryPoints,
  useOpenCheckout,
  usePaymentMethods,
  type CheckoutForm,
} from "./checkout"
export { useSendMessage } from "./contact"
export { detailOf, isUnknown, ShopApiError, ShopNetworkError } from "./client/errors"
export { ShopClient, type Call, type ProductQuestion } from "./client/shop-client"
export type { PaymentOutcome } from "./payment/payment-outcome"
export { usePaymentStatus } from "./payment/use-payment-status"
export { ShopProvider, useShop } from "./provider"
export { shopKeys } from "./query-keys"
export { retryRead } from "./retry"
