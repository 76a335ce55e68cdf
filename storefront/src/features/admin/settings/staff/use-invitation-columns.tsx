import type { Invitation } from "@bon-perroquet/contract"
import { useInviteAgain, useWithdrawInvitation } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import type { Column } from "../../../../components/DataTable"
import { formatMoment } from "../../../../components/date"
import { useResultToast } from "../../use-result-toast"
import { useLanguage } from "../../../../i18n"

export function useInvitationColumns(): Column<Invitation>[] {
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
