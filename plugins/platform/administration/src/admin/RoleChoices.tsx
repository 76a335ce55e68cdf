import { SelectField, useChange } from "@bon-perroquet/admin-kit"
import type { Role } from "@bon-perroquet/contract"
import { useRoleOptions, useRoleTexts } from "./texts"

export interface Administrator {
  id: string
  email: string
  role: Role | null
}

export function RoleChoices({ administrators }: { administrators: Administrator[] }) {
  return (
    <ul className="flex flex-col gap-4 px-6 py-4">
      {administrators.map((administrator) => (
        <li key={administrator.id}>
          <RoleChoice administrator={administrator} />
        </li>
      ))}
    </ul>
  )
}

function RoleChoice({ administrator: { id, email, role } }: { administrator: Administrator }) {
  const { t } = useRoleTexts()
  const change = useChange<Role>({
    to: (requested) => ({ path: `/admin/administrators/${id}`, body: { role: requested } }),
    done: t("saved"),
    failed: (code) => t(code === "last_owner" ? "lastOwner" : "failed"),
  })
  return (
    <SelectField
      label={email}
      value={role ?? ""}
      placeholder={t("none")}
      disabled={change.isPending}
      options={useRoleOptions()}
      onChange={change.mutate}
    />
  )
}
