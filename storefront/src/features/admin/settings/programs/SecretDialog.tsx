import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import { Dialog } from "../../../../components/Dialog"
import { CopyField } from "../CopyField"

type SecretDialogProps = {
  title: string
  text: string
  label: string
  /** Undefined closes the dialog. */
  secret: string | undefined
  onClose: () => void
}

/** Shows a secret once. It is not stored in the browser. */
export function SecretDialog({ title, text, label, secret, onClose }: SecretDialogProps) {
  const { t } = useTranslation("admin")
  return (
    <Dialog open={secret !== undefined} onClose={onClose} title={title}>
      <p>{text}</p>
      <CopyField label={label} text={secret ?? ""} />
      <Button className="self-end" onClick={onClose}>
        {t("programs.saved")}
      </Button>
    </Dialog>
  )
}
