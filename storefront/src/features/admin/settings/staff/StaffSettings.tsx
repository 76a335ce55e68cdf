import { useStaff } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { DataTable } from "../../../../components/DataTable"
import { Waiting } from "../../../../components/Waiting"
import { useLoadFailure } from "../../use-load-failure"
import { SettingsScreen } from "../SettingsScreen"
import { InvitationForm } from "./InvitationForm"
import { useInvitationColumns } from "./use-invitation-columns"
import { useMemberColumns } from "./use-member-columns"

/** Lists, invites and removes administrators. */
export function StaffSettings() {
  const { t } = useTranslation("admin")
  const { data, error, refetch } = useStaff()
  const members = useMemberColumns()
  const invitations = useInvitationColumns()
  useLoadFailure(error)
  const title = t("settings.staff.title")
  return (
    <SettingsScreen>
      <section className="flex flex-col gap-4">
        <h2 className="text-xl">{title}</h2>
        <p className="max-w-prose text-bark">{t("staff.intro")}</p>
        {data ? (
          <DataTable label={title} columns={members} rows={data.members} keyOf={({ id }) => id} />
        ) : (
          <Waiting what={title} failed={error !== null} onRetry={() => void refetch()} />
        )}
      </section>
      <section className="flex flex-col gap-4">
        <h2 className="text-xl">{t("staff.invitations")}</h2>
        <InvitationForm />
        {data && data.invitations.length > 0 && (
          <DataTable
            label={t("staff.invitations")}
            columns={invitations}
            rows={data.invitations}
            keyOf={({ id }) => id}
          />
        )}
      </section>
    </SettingsScreen>
  )
}
