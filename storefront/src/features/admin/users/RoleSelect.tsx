import { ROLES, type AdminUser } from "@bon-perroquet/contract"
import { useChangeRole } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { Badge } from "../../../components/Badge"
import { CONTROL } from "../../../components/control"
import { toast, useFailureToast } from "../../../components/toast"
import { useMay } from "../guard/use-may"

/** Shows a user's role. Owners can change it for administrators. */
export function RoleSelect({ user }: { user: AdminUser }) {
  const { t } = useTranslation("admin")
  const may = useMay()
  if (!user.is_admin) return <Badge>{t("users.customer")}</Badge>
  if (may("shop:write")) return <RoleChoice user={user} />
  return <Badge tone="success">{t(user.role ? `roles.names.${user.role}` : "roles.none")}</Badge>
}

function RoleChoice({ user: { id, email, role } }: { user: AdminUser }) {
  const { t } = useTranslation("admin")
  const sayFailure = useFailureToast()
  const { mutate, isPending, variables } = useChangeRole(id)
  const choose = (wanted: string) => {
    const next = ROLES.find((each) => each === wanted)
    if (!next) return
    mutate(next, {
      onSuccess: () =>
        toast({
          variant: "success",
          title: t("done.role"),
          description: t("roles.isNow", { email, role: t(`roles.names.${next}`) }),
        }),
      onError: (error) => sayFailure(error, t("failure.role")),
    })
  }
  return (
    <select
      aria-label={t("roles.of", { email })}
      aria-busy={isPending}
      disabled={isPending}
      value={isPending ? variables : (role ?? "")}
      onChange={({ target }) => choose(target.value)}
      className={`${CONTROL} w-auto! max-w-full`}
    >
      {!role && <option value="">{t("roles.none")}</option>}
      {ROLES.map((each) => (
        <option key={each} value={each}>
          {t(`roles.names.${each}`)}
        </option>
      ))}
    </select>
  )
}
