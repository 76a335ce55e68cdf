import { languageName, MAX_ORDER_MESSAGE, type AdminOrderDetail } from "@bon-perroquet/contract"
import { useWriteToCustomer } from "@bon-perroquet/shop-react/admin"
import { PenLine } from "lucide-react"
import { useState, type SubmitEvent } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Dialog } from "../../../components/Dialog"
import { Field, TextAreaField } from "../../../components/Field"
import { toast, useFailureToast } from "../../../components/toast"
import { useLanguage } from "../../../i18n"
import { DialogActions } from "../dialog/DialogActions"

type Written = { subject: string; text: string }
const NOTHING: Written = { subject: "", text: "" }

/** Stays mounted while closed, so that typed text is not lost. */
export function WriteToCustomer({ order }: { order: AdminOrderDetail }) {
  const { t } = useTranslation("admin")
  const [isOpen, setOpen] = useState(false)
  const [written, setWritten] = useState(NOTHING)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="secondary" size="sm" className="self-start" onClick={() => setOpen(true)}>
        <PenLine aria-hidden className="size-4" />
        {t("write.begin")}
      </Button>
      <Dialog open={isOpen} onClose={close} title={t("write.title", { number: order.order_number })}>
        <Letter order={order} written={written} onWrite={setWritten} onClose={close} />
      </Dialog>
    </>
  )
}

type LetterProps = {
  order: AdminOrderDetail
  written: Written
  onWrite: (written: Written) => void
  onClose: () => void
}

function Letter({ order, written, onWrite, onClose }: LetterProps) {
  const { t } = useTranslation("admin")
  const { language: shown } = useLanguage()
  const sayFailure = useFailureToast()
  const { order_number: number, email, language } = order
  const { mutateAsync, isPending } = useWriteToCustomer(number)
  const [isTried, setTried] = useState(false)
  const { subject, text } = written
  const missing = (value: string) => (isTried && !value.trim() ? t("write.missing") : undefined)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    if (isPending || !subject.trim() || !text.trim()) return
    void mutateAsync(written).then(
      () => {
        toast({ variant: "success", title: t("write.done", { email }) })
        onWrite(NOTHING)
        onClose()
      },
      (error: unknown) => sayFailure(error, t("write.failed")),
    )
  }

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      <p className="wrap-anywhere text-bark">
        {t("write.hint", { email, language: languageName(language, shown) })}
      </p>
      <Field
        label={t("messages.subject")}
        lang={language}
        autoComplete="off"
        maxLength={MAX_ORDER_MESSAGE.subject}
        value={subject}
        error={missing(subject)}
        onChange={({ target }) => onWrite({ ...written, subject: target.value })}
      />
      <TextAreaField
        label={t("write.text")}
        lang={language}
        rows={7}
        maxLength={MAX_ORDER_MESSAGE.text}
        value={text}
        error={missing(text)}
        onChange={({ target }) => onWrite({ ...written, text: target.value })}
      />
      <DialogActions onCancel={onClose} action={t("write.send")} pending={isPending} />
    </form>
  )
}
