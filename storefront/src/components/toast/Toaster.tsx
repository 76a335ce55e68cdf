import { CircleAlert, CircleCheck, Info, X } from "lucide-react"
import { Toast } from "radix-ui"
import { createPortal } from "react-dom"
import { useTranslation } from "react-i18next"
import { Button } from "../Button"
import { classNames } from "../class-names"
import { useToastHost } from "./host"
import { dismissToast, TOAST_DURATION_MS, useCurrentToast, type ShownToast } from "./store"

const SWIPE_THRESHOLD_PX = 50

const LOOKS = {
  default: { icon: Info, bar: "border-l-sky", tint: "text-sky" },
  success: { icon: CircleCheck, bar: "border-l-leaf", tint: "text-leaf" },
  destructive: { icon: CircleAlert, bar: "border-l-macaw", tint: "text-macaw" },
} as const

function ToastCard({ id, open, title, description, variant = "default", action, durationMs }: ShownToast) {
  const { t } = useTranslation("common")
  const { icon: Icon, bar, tint } = LOOKS[variant]
  return (
    <Toast.Root
      // Errors interrupt a screen reader. Other messages wait.
      type={variant === "destructive" ? "foreground" : "background"}
      open={open}
      duration={durationMs ?? TOAST_DURATION_MS}
      onOpenChange={(stillOpen) => !stillOpen && dismissToast(id)}
      className={classNames(
        "flex items-start gap-3 rounded-card border border-l-4 border-line bg-card py-3.5 pr-2 pl-4 shadow-float",
        "data-[state=closed]:animate-fade-out data-[state=open]:animate-rise",
        "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:animate-slide-out-right",
        bar,
      )}
    >
      <Icon aria-hidden className={classNames("mt-0.5 size-5 shrink-0", tint)} />
      <div className="min-w-0 flex-1 py-0.5">
        <Toast.Title className="font-semibold">{title}</Toast.Title>
        {description && (
          <Toast.Description className="text-sm whitespace-pre-line text-bark">
            {description}
          </Toast.Description>
        )}
        {action && (
          <Toast.Action asChild altText={action.label}>
            <Button
              variant="secondary"
              size="sm"
              className="mt-2"
              onClick={({ currentTarget }) => {
                // Removes the focus from the toast before the toast disappears. Otherwise the timer of the next toast
                // would not start.
                currentTarget.blur()
                action.run()
              }}
            >
              {action.label}
            </Button>
          </Toast.Action>
        )}
      </div>
      <Toast.Close
        aria-label={t("close")}
        className="-my-1.5 inline-flex size-11 items-center justify-center rounded-pill hover:bg-sunken"
      >
        <X aria-hidden className="size-4" />
      </Toast.Close>
    </Toast.Root>
  )
}

/** Shows toasts at the end of the page, or in the open dialog. */
export function Toaster() {
  const { t } = useTranslation("common")
  const current = useCurrentToast()
  const host = useToastHost()
  const viewport = (
    <Toast.Viewport
      label={t("notifications")}
      // The position leaves the pay button at the bottom and the cart at the right uncovered.
      className="pointer-events-auto fixed top-16 left-0 z-60 m-0 flex w-full max-w-[420px] list-none flex-col p-4 outline-none empty:pointer-events-none md:top-auto md:bottom-0"
    />
  )
  return (
    <Toast.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
      label={t("notification")}
    >
      {current && <ToastCard key={current.id} {...current} />}
      {host ? createPortal(viewport, host) : viewport}
    </Toast.Provider>
  )
}
