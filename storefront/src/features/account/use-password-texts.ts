import { PASSWORD_MIN_LENGTH } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"

export function usePasswordTexts() {
  const { t } = useTranslation("account")
  const count = PASSWORD_MIN_LENGTH
  return {
    hint: t("password.hint", { count }),
    tooShort: t("password.short", { count }),
    differs: t("password.differs"),
  }
}
