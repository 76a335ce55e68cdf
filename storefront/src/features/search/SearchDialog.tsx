import { X } from "lucide-react"
import { Dialog } from "radix-ui"
import { useTranslation } from "react-i18next"
import { Button } from "../../components/Button"
import { toastHost } from "../../components/toast"
import { useReturningFocus } from "../../components/use-returning-focus"
import { SearchField } from "./SearchField"

type SearchDialogProps = { open: boolean; onClose: () => void }

/** Fills the screen of a phone, because the keyboard covers much of it. */
export function SearchDialog({ open, onClose }: SearchDialogProps) {
  const { t } = useTranslation("products")
  const { t: common } = useTranslation("common")
  const returningFocus = useReturningFocus()
  return (
    <Dialog.Root open={open} onOpenChange={(stays) => !stays && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-veil data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Dialog.Content
          {...returningFocus}
          aria-describedby={undefined}
          className="fixed inset-0 z-50 bg-paper outline-none sm:inset-x-0 sm:top-[8vh] sm:bottom-auto sm:mx-auto sm:max-h-[80vh] sm:w-[min(40rem,calc(100vw-2rem))] sm:rounded-card sm:shadow-float"
        >
          <Dialog.Title className="sr-only">{t("search.label")}</Dialog.Title>
          <div className="flex h-full max-h-[inherit] items-start gap-1 p-2">
            <SearchField
              inDialog
              className="flex h-full max-h-[inherit] min-w-0 flex-1 flex-col"
              onLeave={onClose}
            />
            <Dialog.Close asChild>
              <Button variant="quiet" size="icon" aria-label={common("close")}>
                <X aria-hidden className="size-5" />
              </Button>
            </Dialog.Close>
          </div>
          <div ref={toastHost} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
