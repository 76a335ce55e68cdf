export { useCash, usePayout, usePayouts } from "./accounting"
export { useAlerts, useAcknowledgeRefund, useAdminSearch, useToday } from "./today"
export { useChangeCountry, useCountrySettings } from "./settings/countries"
export {
  useAdminFormerOrders,
  useCustomer,
  useCustomers,
  useReadCustomer,
  useSaveCustomerFields,
  useSegments,
} from "./customers"
export { priceOrStockOf, PriceOrStockChangedError, useSavePriceOrStock } from "./price-or-stock"
export { ADMIN_FILES, useFetchFile, type FileCall } from "./files"
export {
  useCheckImport,
  useDeleteImportMapping,
  useImport,
  useImportLines,
  useImportMappings,
  usePauseImport,
  useImports,
  useReadImportAgain,
  useSaveImportMapping,
  useUndoImport,
  useRunImport,
} from "./imports"
export { adminKeys, type NoteSubject } from "./keys"
export { useSetup } from "./settings/setup"
export { useSaveShopAddress, useShopAddress } from "./settings/shop-address"
export { usePaymentAccount, useSavePaymentKey } from "./settings/payments"
export { useBrevo, useBrevoLists, useSaveBrevo } from "./settings/brevo"
export { useMailServer, useSaveMailServer } from "./settings/mail-server"
export { useMailOriginal, useMails, useMailPreview, useSendTestMail } from "./settings/mail-words"
export {
  useMessage,
  useMessages,
  useMessagesWith,
  useRetryMessage,
  useSendAgain,
  useWriteToCustomer,
} from "./messages"
export { useAdminInformation, useRereadInformation, useSaveInformation } from "./information"
export {
  LOT_FILES,
  useChangeLot,
  useClearLot,
  useKeepByLots,
  useLot,
  useLotRecipients,
  useLots,
  useOrderLots,
  useProductLots,
  useCountLots,
  useRecallLot,
  useReplaceRecalled,
  useRereadProductLots,
  useReceiveLot,
  useTakeFromLot,
} from "./goods/lots"
export { useChangeEInvoice, useOrderEInvoices, useUndeliveredEInvoices } from "./e-invoices"
export {
  useAdminCategories,
  useDeleteCategory,
  useMergeCategory,
  useOrderCategories,
  useRereadCategories,
  useSaveCategory,
} from "./goods/categories"
export {
  creditStatementFile,
  useBookCreditPayment,
  useCancelCreditPayment,
  useCreditAccounts,
  useCustomerCredit,
  useDecideCredit,
} from "./goods/credit"
export {
  useBalance,
  useBalances,
  useGiveStoreCredit,
  useIssueGiftCard,
  useLiability,
  useRefundGiftCard,
  useReplaceGiftCard,
  useSendGiftCard,
  useSetBalanceState,
  useTopUpGiftCard,
} from "./goods/balances"
export { useDeclineQuote, useOfferQuote, useRereadQuote, useStaffQuote, useStaffQuotes } from "./goods/quotes"
export { useBoughtWith } from "./goods/bought-with"
export { useRequestedGoods } from "./goods/requested-goods"
export {
  tradePricesFile,
  useAddCustomerGroup,
  useCustomerGroups,
  useDeleteTradeList,
  useGroupsOfCustomer,
  useListedTradePrices,
  useRereadTradeList,
  useSaveTradeList,
  useSaveTradePrices,
  useSetGroupsOfCustomer,
  useTradeList,
  useTradeLists,
} from "./goods/trade-lists"
export { useAddNote, useDeleteNote, useNotes } from "./notes"
export {
  useAdminOrder,
  usePlaceHold,
  useSaveOrderFields,
  useReadOrder,
  useReadOrders,
  useReleaseHold,
  useAdminOrders,
  useAssignRefund,
  useChangeDelivery,
  useChangeStatus,
  useOrderDelivery,
  useReceivePayment,
  useRefund,
  useSendPaymentLink,
} from "./orders"
export {
  useAdminUsers,
  useAnalytics,
  useChanges,
  useAssistants,
  useInsight,
  useSystemHealth,
  useVatReport,
} from "./overview"
export { useChangeArticles, usePreviewArticles } from "./order-changes/articles"
export {
  useChangeParcel,
  useCombineParcels,
  useLabelParcel,
  usePackPart,
  useUnpackParcel,
} from "./order-changes/parcels"
export { useAssignPhoneCart, usePlacePhoneOrder } from "./phone-orders"
export { useLabelService, useMakeLabels, useParcelSteps } from "./parcels"
export type { CustomersQuestion, OrdersQuestion, Period, ProductsQuestion } from "./pages"
export {
  useAdminProduct,
  useRereadProduct,
  useAdminProducts,
  useDeleteProduct,
  useDeleteProducts,
  useDuplicateProduct,
  usePatchPromotion,
  useSaveProduct,
  useSaveProductTable,
  useUploadImage,
  useUploadLogo,
} from "./products"
export { useAdminQuestion, useAdminQuestions, useAnswerQuestion, useRereadQuestion } from "./goods/questions"
export { useAdminReview, useAdminReviews, useDecideReview, useRereadReview } from "./goods/reviews"
export { useSalePrices, useSaveSalePrice } from "./sale-prices"
export {
  useDeletePromotion,
  useEndPromotion,
  usePromotion,
  usePromotions,
  useRereadPromotion,
  useSavePromotion,
} from "./promotions"
export {
  useMissedSearches,
  useRereadSetting,
  useSaveSetting,
  useSetting,
  useSettingVersions,
  type KeptSetting,
  type MailSettingName,
  type PageSettingName,
  type SettingName,
  type SettingValues,
} from "./settings/settings"
export { useDeleteRedirect, useMissedAddresses, useRedirects, useSaveRedirect } from "./settings/redirects"
export {
  useChannels,
  useChangeRole,
  useEndSessions,
  useInvite,
  useInviteAgain,
  useRemoveAdministrator,
  useStaff,
  useTakeSecondFactor,
  useWithdrawInvitation,
} from "./staff"
export { useMoveStock, useStockMovements } from "./stock"
export { useRepeatOverview } from "./repeats"
export { useApiKeys, useCreateApiKey, useRevokeApiKey } from "./settings/api-keys"
export {
  useChangeWebhook,
  useCreateWebhook,
  useDeleteWebhook,
  useReplaceWebhookSecret,
  useReplayDelivery,
  useTestWebhook,
  useWebhookDeliveries,
  useWebhookDelivery,
  useWebhooks,
} from "./settings/webhooks"
export { useInvalidate } from "./use-invalidate"
