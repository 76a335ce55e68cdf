import { X } from "lucide-react"
import { Dialog } from "radix-ui"
import { type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "./Button"
import { toastHost } from "./toast"
import { classNames } from "./class-names"
import { useReturningFocus } from "./use-returning-focus"

const SIDES = {
  left: "left-0 data-[state=open]:animate-slide-in-left data-[state=closed]:animate-slide-out-left",
  right: "right-0 data-[state=open]:animate-slide-in-right data-[state=closed]:animate-slide-out-right",
} as const

type SheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  side: keyof typeof SIDES
  title: string
  actions?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

export function Sheet({ open, onOpenChange, side, title, actions, footer, children }: SheetProps) {
  const { t } = useTranslation("common")
  const returningFocus = useReturningFocus()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-veil data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Dialog.Content
          {...returningFocus}
          aria-describedby={undefined}
          className={classNames(
            "fixed inset-y-0 z-50 flex w-[min(27rem,100vw)] flex-col bg-paper shadow-float outline-none",
            SIDES[side],
          )}
        >
          <header className="flex min-h-16 items-center gap-2 border-b border-line py-2 pr-2 pl-5">
            <Dialog.Title className="mr-auto text-xl">{title}</Dialog.Title>
            {actions}
            <Dialog.Close asChild>
              <Button variant="quiet" size="icon" aria-label={t("close")}>
                <X aria-hidden className="size-5" />
              </Button>
            </Dialog.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
          {footer && <footer className="border-t border-line bg-card p-5">{footer}</footer>}
          <div ref={toastHost} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
