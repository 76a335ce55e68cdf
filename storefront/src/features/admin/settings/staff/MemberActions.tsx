import type { StaffMember } from "@bon-perroquet/contract"
import { useEndSessions, useRemoveAdministrator } from "@bon-perroquet/shop-react/admin"
import { LogOut, UserMinus } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import { ConfirmedButton } from "../../../../components/Dialog"
import { useAuth } from "../../../account"
import { useResultToast } from "../../use-result-toast"
import { TakeSecondFactor } from "./TakeSecondFactor"

/** Actions on another administrator. Administrators manage their own sessions and second factor in their profile. */
export function MemberActions({ member }: { member: StaffMember }) {
  const { t } = useTranslation("admin")
  const { user: me } = useAuth()
  if (member.id === me?.id) return <span className="text-sm text-bark">{t("staff.you")}</span>
  return (
    <span className="flex gap-2 lg:justify-end">
      {member.sessions > 0 && <EndSessions member={member} />}
      <TakeSecondFactor user={member} />
      <Remove member={member} />
    </span>
  )
}

type OfMember = { member: StaffMember }

function EndSessions({ member: { id, email, sessions } }: OfMember) {
  const { t } = useTranslation("admin")
  const withToast = useResultToast()
  const { mutateAsync, isPending } = useEndSessions()
  const title = t("staff.endSessionsOf", { email, count: sessions })
  const end = () =>
    // `mutate` would not call its callbacks, because the button unmounts when the list reloads.
    void withToast(mutateAsync(id), t("staff.sessionsEnded"), t("staff.failed"), { detail: email }).catch(
      () => undefined,
    )
  return (
    <Button
      variant="secondary"
      size="icon"
      aria-label={title}
      title={title}
      pending={isPending}
      onClick={end}
    >
      <LogOut aria-hidden className="size-5" />
    </Button>
  )
}

function Remove({ member: { id, email } }: OfMember) {
  const { t } = useTranslation("admin")
  const withToast = useResultToast()
  const { mutateAsync, isPending } = useRemoveAdministrator()
  const title = t("staff.removeOf", { email })
  const remove = () =>
    void withToast(mutateAsync(id), t("staff.removed"), t("staff.failed"), { detail: email }).catch(
      () => undefined,
    )
  return (
    <ConfirmedButton
      variant="secondary"
      size="icon"
      aria-label={title}
      title={title}
      pending={isPending}
      question={{
        title: t("staff.removeTitle", { email }),
        text: t("staff.removeText"),
        action: t("staff.remove"),
        cancel: t("staff.keep"),
      }}
      onConfirm={remove}
    >
      <UserMinus aria-hidden className="size-5" />
    </ConfirmedButton>
  )
}
