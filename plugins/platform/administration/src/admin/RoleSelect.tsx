import type { FieldControl } from "@bon-perroquet/admin-kit"
import { ROLES, type Role } from "@bon-perroquet/contract/rights"
import { Select } from "@medusajs/ui"
import { useRoleTexts } from "./texts"

interface RoleSelectProps {
  control: FieldControl
  role: Role | null
  disabled?: boolean
  onChoose: (role: Role) => void
}

export function RoleSelect({ control, role, disabled = false, onChoose }: RoleSelectProps) {
  const { t } = useRoleTexts()
  const choose = (value: string) => {
    const chosen = ROLES.find((each) => each === value)
    if (chosen) onChoose(chosen)
  }
  return (
    <Select value={role ?? ""} disabled={disabled} onValueChange={choose}>
      <Select.Trigger {...control}>
        <Select.Value placeholder={t("none")} />
      </Select.Trigger>
      <Select.Content>
        {ROLES.map((each) => (
          <Select.Item key={each} value={each}>
            {t(`names.${each}`)}
          </Select.Item>
        ))}
      </Select.Content>
    </Select>
  )
}
