export { useAlerts, useAcknowledgeRefund } from "./alerts"
export { figureOf, FigureChangedError, useSaveFigure } from "./figures"
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
  useDuplicateProduct,
  usePatchPromotion,
  useSaveProduct,
  useUploadImage,
} from "./products"
export { useMoveStock, useStockMovements } from "./stock"
export { useAdminSearch, useToday } from "./today"
export { useReadAnew } from "./use-read-anew"
