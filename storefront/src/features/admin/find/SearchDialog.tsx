import { Dialog } from "radix-ui"
import { useTranslation } from "react-i18next"
import { toastHost } from "../../../components/toast"
import { useReturningFocus } from "../../../components/use-returning-focus"
import { SearchBox } from "./SearchBox"

type SearchDialogProps = { open: boolean; onClose: () => void }

export function SearchDialog({ open, onClose }: SearchDialogProps) {
  const { t } = useTranslation("admin")
  const returningFocus = useReturningFocus()
  return (
    <Dialog.Root open={open} onOpenChange={(stays) => !stays && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-veil data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Dialog.Content
          {...returningFocus}
          aria-describedby={undefined}
          className="fixed inset-x-0 top-2 z-50 mx-auto flex max-h-[calc(100dvh-1rem)] w-[min(40rem,calc(100vw-1rem))] flex-col rounded-card bg-paper shadow-float outline-none lg:top-[10vh] lg:max-h-[75vh]"
        >
          <Dialog.Title className="sr-only">{t("find.title")}</Dialog.Title>
          <SearchBox onClose={onClose} />
          <div ref={toastHost} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
