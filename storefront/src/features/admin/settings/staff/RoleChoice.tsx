import { ROLES, type StaffMember } from "@bon-perroquet/contract"
import { useChangeRole } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { CONTROL } from "../../../../components/class-names"
import { toast, useFailureToast } from "../../../../components/toast"
import { RoleOptions } from "./RoleOptions"

export function RoleChoice({ member: { id, email, role } }: { member: StaffMember }) {
  const { t } = useTranslation("admin")
  const sayFailure = useFailureToast()
  const { mutate, isPending, variables } = useChangeRole(id)
  const choose = (requested: string) => {
    const next = ROLES.find((each) => each === requested)
    if (!next) return
    mutate(
      { role: next },
      {
        onSuccess: () =>
          toast({
            variant: "success",
            title: t("done.role"),
            description: t("roles.isNow", { email, role: t(`roles.names.${next}`) }),
          }),
        onError: (error) => sayFailure(error, t("failure.role")),
      },
    )
  }
  return (
    <select
      aria-label={t("roles.of", { email })}
      aria-busy={isPending}
      disabled={isPending}
      value={isPending ? variables.role : (role ?? "")}
      onChange={({ target }) => choose(target.value)}
      className={`${CONTROL} w-auto! max-w-full`}
    >
      {!role && <option value="">{t("roles.none")}</option>}
      <RoleOptions />
    </select>
  )
}
