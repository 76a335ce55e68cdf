import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"

export type QuestionFormProps = {
  text: string
  action: string
  danger?: boolean
  pending: boolean
  onCancel: () => void
}

export function QuestionForm({
  text,
  action,
  danger = false,
  pending,
  onCancel,
  onSubmit,
  children,
}: QuestionFormProps & { onSubmit: () => Promise<void>; children: ReactNode }) {
  const { t } = useTranslation("account")
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!pending) void onSubmit()
      }}
      className="flex w-full max-w-sm flex-col gap-4"
    >
      <p className="wrap-anywhere">{text}</p>
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={danger ? "danger" : "primary"} pending={pending}>
          {action}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t("profile.cancel")}
        </Button>
      </div>
    </form>
  )
}
