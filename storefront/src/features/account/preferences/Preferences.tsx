import type { Preferences as Changes, User } from "@bon-perroquet/contract"
import { useMe, useSavePreferences } from "@bon-perroquet/shop-react/account"
import { useTranslation } from "react-i18next"
import { toast, useFailureToast } from "../../../components/toast"
import { keepUser } from "../use-auth"
import { DeleteAccount } from "./DeleteAccount"
import { LanguagePreference } from "./LanguagePreference"
import { NewsletterPreference } from "./NewsletterPreference"
import { Panel } from "../../../components/Panel"
import { PersonalData } from "./PersonalData"
import { Waiting } from "../../../components/Waiting"

export function Preferences() {
  const { t } = useTranslation("account")
  const { data: me, isError, refetch } = useMe()
  return (
    <div className="flex flex-col gap-10">
      <Panel title={t("preferences.title")}>
        {me ? (
          <Choices me={me} />
        ) : (
          <Waiting what={t("profile.tabs.preferences")} failed={isError} onRetry={() => void refetch()} />
        )}
      </Panel>
      <PersonalData />
      {me && !me.is_admin && <DeleteAccount />}
    </div>
  )
}

function Choices({ me }: { me: User }) {
  const { t } = useTranslation("account")
  const { mutate, isPending } = useSavePreferences()
  const tellFailure = useFailureToast()
  const save = (changes: Changes) =>
    mutate(changes, {
      onSuccess: (user) => {
        keepUser(user)
        toast({ variant: "success", title: t("toast.preferences") })
      },
      onError: (error) => tellFailure(error, t("failure.preferences")),
    })
  return (
    <div className="divide-y divide-line rounded-card border border-line bg-card px-5">
      <LanguagePreference me={me} onChoose={(language) => save({ language })} />
      <NewsletterPreference me={me} pending={isPending} onChange={(newsletter) => save({ newsletter })} />
    </div>
  )
}
