import type { MailedMessage } from "@bon-perroquet/contract"
import { useSendAgain } from "@bon-perroquet/shop-react/admin"
import { Send } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Dialog } from "../../../components/Dialog"
import { DialogActions } from "../dialog/DialogActions"
import { useResultToast } from "../use-result-toast"

type SendAgainProps = { message: Pick<MailedMessage, "id" | "to" | "subject" | "state"> }

export function SendAgain({ message: { id, to, subject, state } }: SendAgainProps) {
  const { t } = useTranslation("admin")
  const withToast = useResultToast()
  const { mutateAsync, isPending } = useSendAgain()
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  if (state !== "sent") return null
  // `mutate` might not call its callbacks, because reloading the list can unmount the button.
  const send = () =>
    void withToast(mutateAsync(id), t("again.done", { email: to }), t("again.failed")).then(
      close,
      () => undefined,
    )
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t("again.sendOf", { subject })}
        onClick={() => setAsking(true)}
      >
        <Send aria-hidden className="size-4" />
        {t("again.send")}
      </Button>
      <Dialog open={isAsking} onClose={close} title={t("again.title")}>
        <p className="wrap-anywhere text-bark">{t("again.text", { subject, email: to })}</p>
        <DialogActions onCancel={close} action={t("again.send")} pending={isPending} onAction={send} />
      </Dialog>
    </>
  )
}
