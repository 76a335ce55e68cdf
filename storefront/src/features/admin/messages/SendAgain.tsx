import type { MailedMessage } from "@bon-perroquet/contract"
import { useSendAgain } from "@bon-perroquet/shop-react/admin"
import { Send } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Dialog } from "../../../components/Dialog"
import { toast, useFailureToast } from "../../../components/toast"
import { DialogActions } from "../dialog/DialogActions"

type SendAgainProps = { message: Pick<MailedMessage, "id" | "to" | "subject" | "state"> }

export function SendAgain({ message: { id, to, subject, state } }: SendAgainProps) {
  const { t } = useTranslation("admin")
  const sayFailure = useFailureToast()
  const { mutateAsync, isPending } = useSendAgain()
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  if (state !== "sent") return null
  // `mutate` might not call its callbacks, because reloading the list can unmount the button.
  const send = () =>
    void mutateAsync(id).then(
      () => {
        toast({ variant: "success", title: t("again.done", { email: to }) })
        close()
      },
      (error: unknown) => sayFailure(error, t("again.failed")),
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
