import { Eye, EyeOff } from "lucide-react"
import { useState, type ComponentProps } from "react"
import { useTranslation } from "react-i18next"
import { CONTROL } from "../../../components/class-names"
import { FieldFrame } from "../../../components/Field"

type PasswordFieldProps = Omit<ComponentProps<"input">, "type"> & {
  label: string
  hint?: string
  error?: string | undefined
}

export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const { t } = useTranslation("account")
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(described) => (
        <div className="relative">
          <input
            {...input}
            {...described}
            type={shown ? "text" : "password"}
            className={`${CONTROL} pr-12`}
          />
          <button
            type="button"
            aria-label={shown ? t("password.hide") : t("password.show")}
            aria-controls={described.id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 flex size-11 items-center justify-center rounded-control text-bark hover:text-ink"
          >
            <Icon aria-hidden className="size-5" />
          </button>
        </div>
      )}
    </FieldFrame>
  )
}
