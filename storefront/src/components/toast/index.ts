export { toastHost } from "./host"
export { toast, useCurrentToast, type ToastMessage } from "./store"
export { useFailureToast } from "./use-failure-toast"
