import type { Session } from "@bon-perroquet/contract"
import { useEndAllSessions, useEndSession, useSessions } from "@bon-perroquet/shop-react/account"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router"
import { Badge } from "../../../components/Badge"
import { Button } from "../../../components/Button"
import { formatMoment } from "../../../components/date"
import { toast, useFailureToast } from "../../../components/toast"
import { useLanguage } from "../../../i18n"
import { Panel } from "../../../components/Panel"
import { Waiting } from "../../../components/Waiting"
import { signOut } from "../use-auth"

export function Sessions() {
  const { t } = useTranslation("account")
  const { data, isError, refetch } = useSessions()
  return (
    <Panel title={t("security.sessions.title")} action={data && <Everywhere />}>
      {!data && (
        <Waiting what={t("security.sessions.title")} failed={isError} onRetry={() => void refetch()} />
      )}
      {data && (
        <ul className="divide-y divide-line rounded-card border border-line bg-card px-5">
          {data.map((session) => (
            <SessionLine key={session.id} session={session} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Everywhere() {
  const { t } = useTranslation("account")
  const navigate = useNavigate()
  const { mutate, isPending } = useEndAllSessions()
  const tellFailure = useFailureToast()
  const end = () =>
    mutate(undefined, {
      onSuccess: () => {
        void navigate("/")
        signOut()
        toast({ title: t("toast.logout") })
      },
      onError: (error) => tellFailure(error, t("security.sessions.failed")),
    })
  return (
    <Button variant="secondary" size="sm" pending={isPending} onClick={end}>
      {t("security.sessions.everywhere")}
    </Button>
  )
}

function SessionLine({ session }: { session: Session }) {
  const { t } = useTranslation("account")
  const { language } = useLanguage()
  const { mutateAsync, isPending } = useEndSession()
  const tellFailure = useFailureToast()
  const device = [session.browser, session.system].filter(Boolean).join(" · ")
  const name = device || t("security.sessions.unknown")
  // `mutate` would not call its callbacks, because the row unmounts when the list reloads.
  const end = () =>
    mutateAsync(session.id).then(
      () => toast({ title: t("security.sessions.ended") }),
      (error: unknown) => tellFailure(error, t("security.sessions.failed")),
    )
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-4">
      <div>
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {session.current && <Badge tone="information">{t("security.sessions.current")}</Badge>}
        </p>
        <p className="text-sm text-bark">
          {t("security.sessions.since", { when: formatMoment(session.created_at, language) })}
        </p>
        <p className="text-sm text-bark">
          {t("security.sessions.used", { when: formatMoment(session.last_used_at, language) })}
        </p>
      </div>
      {!session.current && (
        <Button
          variant="secondary"
          size="sm"
          pending={isPending}
          aria-label={t("security.sessions.endOf", { device: name })}
          onClick={() => void end()}
        >
          {t("security.sessions.end")}
        </Button>
      )}
    </li>
  )
}
