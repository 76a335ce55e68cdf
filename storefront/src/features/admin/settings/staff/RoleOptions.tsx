import { ROLES } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"

export function RoleOptions() {
  const { t } = useTranslation("admin")
  return ROLES.map((each) => (
    <option key={each} value={each}>
      {t(`roles.names.${each}`)}
    </option>
  ))
}
