import { ROLES, type StaffMember } from "@bon-perroquet/contract"
import { useChannels, useChangeRole } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Badge } from "../../../../components/Badge"
import type { Column } from "../../../../components/DataTable"
import { useLanguage } from "../../../../i18n"
import { useAuth } from "../../../account"
import { formatShortMoment } from "../../short-date"
import { ChannelChoice } from "./ChannelChoice"
import { MemberActions } from "./MemberActions"
import { CONTROL } from "../../../../components/class-names"
import { toast, useFailureToast } from "../../../../components/toast"
import { RoleOptions } from "./RoleOptions"

export function useMemberColumns(): Column<StaffMember>[] {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { user } = useAuth()
  const { data: channels = [] } = useChannels()
  const hasChannels = channels.length > 1
  return [
    {
      label: t("users.name"),
      isWide: true,
      cell: ({ first_name, last_name, email }) => (
        <>
          <span className="block font-semibold">{`${first_name} ${last_name}`.trim() || email}</span>
          <span className="block text-sm wrap-anywhere text-bark">{email}</span>
        </>
      ),
    },
    {
      id: "role",
      label: hasChannels ? `${t("users.role")} · ${t("channels.one")}` : t("users.role"),
      // In one column, so that the table fits on a desktop.
      cell: (member) => (
        <span className="flex flex-col items-end gap-2 lg:items-start">
          <RoleChoice member={member} />
          {hasChannels && <ChannelChoice member={member} channels={channels} />}
        </span>
      ),
    },
    {
      label: t("staff.lastSignIn"),
      cell: ({ last_sign_in_at: at }) =>
        at ? <time dateTime={at}>{formatShortMoment(at, language)}</time> : t("staff.unknown"),
    },
    {
      label: t("staff.secondFactor"),
      cell: ({ id, has_second_factor }) => (
        <span className="flex flex-wrap items-center gap-x-3">
          <Badge tone={has_second_factor ? "success" : "warning"}>
            {t(has_second_factor ? "staff.on" : "staff.off")}
          </Badge>
          {!has_second_factor && id === user?.id && (
            <Link to="/profile#security" className="font-semibold text-leaf underline underline-offset-2">
              {t("staff.activate")}
            </Link>
          )}
        </span>
      ),
    },
    {
      label: t("actions"),
      isWide: true,
      isNamedOnly: true,
      cell: (member) => <MemberActions member={member} />,
    },
  ]
}

function RoleChoice({ member: { id, email, role } }: { member: StaffMember }) {
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
