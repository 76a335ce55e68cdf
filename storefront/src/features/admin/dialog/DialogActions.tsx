import { useTranslation } from "react-i18next"
import { Button, type ButtonProps } from "../../../components/Button"

type DialogActionsProps = Pick<ButtonProps, "variant" | "pending" | "disabled"> & {
  action: string
  onCancel: () => void
  /** Default: the button submits the form. */
  onAction?: () => void
}

/** Returns the buttons at the end of a dialog. */
export function DialogActions({ action, onCancel, onAction, ...button }: DialogActionsProps) {
  const { t } = useTranslation("admin")
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button variant="secondary" onClick={onCancel}>
        {t("cancel")}
      </Button>
      <Button {...button} type={onAction ? "button" : "submit"} onClick={onAction}>
        {action}
      </Button>
    </div>
  )
}
