import { useState, type SubmitEvent } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import { Dialog } from "../../../../components/Dialog"
import { Field } from "../../../../components/Field"

type ViewDialogProps = { onClose: () => void; onKeep: (name: string) => void }

export function ViewDialog({ onClose, onKeep }: ViewDialogProps) {
  const { t } = useTranslation("admin")
  const [name, setName] = useState("")
  const [isMissing, setMissing] = useState(false)
  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (name.trim()) onKeep(name.trim())
    else setMissing(true)
  }
  return (
    <Dialog open onClose={onClose} title={t("views.keepTitle")}>
      <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <Field
          label={t("views.name")}
          hint={t("views.hint")}
          error={isMissing ? t("views.missing") : undefined}
          autoComplete="off"
          maxLength={40}
          value={name}
          onChange={({ target }) => {
            setName(target.value)
            setMissing(false)
          }}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit">{t("views.keepAction")}</Button>
        </div>
      </form>
    </Dialog>
  )
}
