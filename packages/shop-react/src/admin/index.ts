export { useAlerts, useAcknowledgeRefund } from "./alerts"
export { ADMIN_FILES, useFetchFile, type FileCall } from "./files"
export { useCheckImport, useImport, useImportLines, useImports, useRunImport } from "./imports"
export { adminKeys } from "./keys"
export { useMessage, useMessages, useRetryMessage } from "./messages"
export {
  useAdminOrder,
  useAdminOrders,
  useAssignRefund,
  useChangeStatus,
  useReceivePayment,
  useRefund,
  useSendPaymentLink,
} from "./orders"
export {
  useAdminUsers,
  useAnalytics,
  useChangeRole,
  useTakeSecondFactor,
  useChanges,
  useSystemHealth,
  useVatReport,
} from "./overview"
export type { OrdersQuestion, Period, ProductsQuestion } from "./pages"
export {
  useAdminProduct,
  useRereadProduct,
  useAdminProducts,
  useDeleteProduct,
  usePatchProduct,
  useSaveProduct,
  useUploadImage,
} from "./products"
export {
  useRereadSetting,
  useSaveSetting,
  useSetting,
  useSettingVersions,
  type KeptSetting,
  type SettingName,
  type SettingValues,
} from "./settings"
export { useAdminSearch, useToday } from "./today"
export { useReadAnew } from "./use-read-anew"
