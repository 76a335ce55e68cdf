import { useStaff, useInviteAgain, useWithdrawInvitation } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { DataTable, type Column } from "../../../../components/DataTable"
import { Waiting } from "../../../../components/Waiting"
import { useLoadFailure } from "../../use-load-failure"
import { SettingsScreen } from "../SettingsScreen"
import { InvitationForm } from "./InvitationForm"
import { useMemberColumns } from "./use-member-columns"
import type { Invitation } from "@bon-perroquet/contract"
import { Button } from "../../../../components/Button"
import { formatMoment } from "../../../../components/date"
import { useResultToast } from "../../use-result-toast"
import { useLanguage } from "../../../../i18n"

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

function useInvitationColumns(): Column<Invitation>[] {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return [
    {
      label: t("users.email"),
      isWide: true,
      cell: ({ email }) => <span className="font-semibold wrap-anywhere">{email}</span>,
    },
    { label: t("users.role"), cell: ({ role }) => t(role ? `roles.names.${role}` : "roles.none") },
    {
      label: t("staff.validUntil"),
      cell: ({ expires_at }) => <time dateTime={expires_at}>{formatMoment(expires_at, language)}</time>,
    },
    {
      label: t("actions"),
      isWide: true,
      isNamedOnly: true,
      cell: (invitation) => <InvitationActions invitation={invitation} />,
    },
  ]
}

function InvitationActions({ invitation: { id, email } }: { invitation: Invitation }) {
  const { t } = useTranslation("admin")
  const withToast = useResultToast()
  const again = useInviteAgain()
  const withdraw = useWithdrawInvitation()
  const run = ({ mutateAsync }: typeof again, title: string) =>
    void withToast(mutateAsync(id), title, t("staff.failed"), { detail: email }).catch(() => undefined)
  return (
    <span className="flex flex-wrap gap-2 lg:justify-end">
      <Button
        size="sm"
        variant="secondary"
        pending={again.isPending}
        aria-label={t("staff.resendTo", { email })}
        onClick={() => run(again, t("staff.invited"))}
      >
        {t("staff.resend")}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        pending={withdraw.isPending}
        aria-label={t("staff.withdrawOf", { email })}
        onClick={() => run(withdraw, t("staff.withdrawn"))}
      >
        {t("staff.withdraw")}
      </Button>
    </span>
  )
}
