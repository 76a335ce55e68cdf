export { toastHost } from "./host"
export { toast, useCurrentToast, type ToastMessage } from "./store"
export { useMissingPart } from "./use-missing-part"
export { useFailureToast } from "./use-failure-toast"
