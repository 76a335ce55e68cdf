export type { OrdersQuestion, Period, ProductsQuestion } from "./admin-client"
export { useAttention, useSeeToRefund } from "./attention"
export { ADMIN_FILES, useFetchFile, type FileQuestion } from "./files"
export { useCheckImport, useImport, useImports, useRunImport } from "./imports"
export { adminKeys } from "./keys"
export { useMessage, useMessages, useRetryMessage } from "./messages"
export {
  useAdminOrder,
  useAdminOrders,
  useAssignRefund,
  useChangeStatus,
  useReceivePayment,
  useRefund,
} from "./orders"
export {
  useAdminUsers,
  useAnalytics,
  useChangeRole,
  useChanges,
  useSystemHealth,
  useVatReport,
} from "./overview"
export {
  useAdminProduct,
  useAdminProducts,
  useDeleteProduct,
  usePatchProduct,
  useSaveProduct,
  useUploadImage,
} from "./products"
export { useAdmin, useReadAnew } from "./use-admin"
