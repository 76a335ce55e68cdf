export { toast, useCurrentToast, type ToastMessage } from "./store"
