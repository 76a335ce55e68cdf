import { X } from "lucide-react"
import { AlertDialog, Dialog as Radix } from "radix-ui"
import { useState, type ComponentProps, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "./Button"
import { toastHost } from "./toast"
import { useReturningFocus } from "./use-returning-focus"

const VEIL =
  "fixed inset-0 z-40 bg-veil data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
/** The centred box uses no transform, because fixed toasts inside it would move with the box. */
const BOX =
  "fixed inset-0 z-50 m-auto flex h-fit max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100vw-2rem))] " +
  "flex-col gap-4 overflow-y-auto rounded-card bg-paper p-5 shadow-float outline-none sm:p-6"

/** Matches numbers of orders and documents, for example BP-2026-000123. */
const NUMBER = /([A-Z]+(?:-\d+)+)/

/** Keeps numbers of orders and documents on one line. */
const unbroken = (title: string): ReactNode =>
  title.split(NUMBER).map((part, index) =>
    index % 2 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )

type DialogProps = { open: boolean; onClose: () => void; title: string; children: ReactNode }

export function Dialog({ open, onClose, title, children }: DialogProps) {
  const { t } = useTranslation("common")
  const returningFocus = useReturningFocus()
  return (
    <Radix.Root open={open} onOpenChange={(stays) => !stays && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={VEIL} />
        <Radix.Content {...returningFocus} aria-describedby={undefined} className={BOX}>
          <header className="flex items-start gap-2">
            <Radix.Title className="mr-auto text-xl">{unbroken(title)}</Radix.Title>
            <Radix.Close asChild>
              <Button variant="quiet" size="icon" aria-label={t("close")} className="-mt-2 -mr-2">
                <X aria-hidden className="size-5" />
              </Button>
            </Radix.Close>
          </header>
          {children}
          <div ref={toastHost} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

type ConfirmationProps = {
  open: boolean
  onClose: () => void
  title: string
  text: string
  children?: ReactNode
  action: string
  cancel: string
  onConfirm: () => void
}

export function Confirmation(props: ConfirmationProps) {
  const { open, onClose, title, text, children, action, cancel, onConfirm } = props
  const returningFocus = useReturningFocus()
  return (
    <AlertDialog.Root open={open} onOpenChange={(stays) => !stays && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={VEIL} />
        <AlertDialog.Content {...returningFocus} className={BOX}>
          <AlertDialog.Title className="text-xl">{unbroken(title)}</AlertDialog.Title>
          <AlertDialog.Description className="text-bark">{text}</AlertDialog.Description>
          {children}
          <div className="mt-2 flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel asChild>
              <Button variant="secondary">{cancel}</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button variant="danger" onClick={onConfirm}>
                {action}
              </Button>
            </AlertDialog.Action>
          </div>
          <div ref={toastHost} />
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

type ConfirmedButtonProps = Omit<ComponentProps<typeof Button>, "onClick"> &
  Pick<ConfirmationProps, "onConfirm"> & {
    question: Pick<ConfirmationProps, "title" | "text" | "action" | "cancel">
  }

/** A button that asks before it acts. */
export function ConfirmedButton({ question, onConfirm, ...button }: ConfirmedButtonProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)} />
      <Confirmation {...question} open={isAsking} onClose={() => setAsking(false)} onConfirm={onConfirm} />
    </>
  )
}
