import type { StaffMember } from "@bon-perroquet/contract"
import { useChannels } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Badge } from "../../../../components/Badge"
import type { Column } from "../../../../components/DataTable"
import { useLanguage } from "../../../../i18n"
import { useAuth } from "../../../account"
import { formatShortMoment } from "../../short-date"
import { ChannelChoice } from "./ChannelChoice"
import { MemberActions } from "./MemberActions"
import { RoleChoice } from "./RoleChoice"

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
