import { useAuth } from "../use-auth"
import { ChangePassword } from "./ChangePassword"
import { SecondFactor } from "./SecondFactor"
import { Sessions } from "./Sessions"
import { useDemandSecondFactor, useSecuritySettings } from "@bon-perroquet/shop-react/account"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { Panel } from "../../../components/Panel"
import { toast, useFailureToast } from "../../../components/toast"
import { Toggle } from "../../../components/Toggle"

export function Security() {
  const { t } = useTranslation("account")
  const { user } = useAuth()
  return (
    <Panel title={t("security.title")}>
      <div className="flex flex-col gap-10">
        {user?.is_admin && <SecondFactor />}
        {user?.is_admin && user.role === "owner" && <DemandSecondFactor />}
        <Sessions />
        <ChangePassword />
      </div>
    </Panel>
  )
}

function DemandSecondFactor() {
  const { t } = useTranslation("account")
  const id = useId()
  const { data } = useSecuritySettings()
  const { mutate, isPending } = useDemandSecondFactor()
  const tellFailure = useFailureToast()
  if (!data) return null
  const change = (demanded: boolean) =>
    mutate(demanded, {
      onSuccess: () => toast({ variant: "success", title: t("security.demand.saved") }),
      onError: (error) => tellFailure(error, t("security.factor.failed")),
    })
  return (
    <div
      aria-busy={isPending}
      className="-mt-6 flex items-start justify-between gap-4 rounded-card border border-line bg-card p-5"
    >
      <div>
        <p id={id} className="font-semibold">
          {t("security.demand.label")}
        </p>
        <p id={`${id}-text`} className="text-bark">
          {t("security.demand.text")}
        </p>
      </div>
      <Toggle
        labelledBy={id}
        describedBy={`${id}-text`}
        checked={data.second_factor_demanded}
        onChange={(demanded) => !isPending && change(demanded)}
      />
    </div>
  )
}
