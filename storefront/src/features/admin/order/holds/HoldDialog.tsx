import { useState, type ReactNode, type SubmitEvent } from "react"
import { useTranslation } from "react-i18next"
import { Dialog } from "../../../../components/Dialog"
import { TextAreaField } from "../../../../components/Field"
import { DialogActions } from "../../dialog/DialogActions"
import { useResultToast } from "../../use-result-toast"

type HoldDialogProps = {
  title: string
  text: string | undefined
  note: { label: string; hint?: string }
  action: string
  done: string
  isPending: boolean
  send: (note: { note?: string }) => Promise<unknown>
  onClose: () => void
  children?: ReactNode
}

export function HoldDialog(props: HoldDialogProps) {
  const { title, text, action, done, isPending, send, onClose, children } = props
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const withToast = useResultToast()
  const [note, setNote] = useState("")
  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isPending) return
    void withToast(send(note.trim() ? { note: note.trim() } : {}), done, t("holds.failed")).then(
      onClose,
      () => undefined,
    )
  }
  return (
    <Dialog open onClose={onClose} title={title}>
      <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
        {text && <p className="text-bark">{text}</p>}
        {children}
        <TextAreaField
          {...props.note}
          optionalLabel={common("optional")}
          maxLength={500}
          rows={3}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <DialogActions onCancel={onClose} action={action} pending={isPending} />
      </form>
    </Dialog>
  )
}
